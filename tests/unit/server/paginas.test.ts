import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Hono } from 'hono'
import { expect, test } from 'vitest'

import { variables } from '#colores/variables.ts'

import { PROVEEDOR, type Proveedor, readProveedor } from '../../../server/src/base/proveedor.ts'
import type { HttpEnv } from '../../../server/src/http/environment.ts'
import { mountPages } from '../../../server/src/http/pages.ts'
import { testConfig } from '../../support/config.ts'

const VERDE = variables({ marca: '#076441', acento: '#135498' })
const CIRUELA = variables({ marca: '#7A1F5C', acento: '#1F4E7A' })
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** A build with one document and one icon, served for this insurer. */
function served(proveedor: Proveedor): Hono<HttpEnv> {
  const appDir = join(mkdtempSync(join(tmpdir(), 'paginas-')), 'app')
  mkdirSync(appDir)
  const html = `<meta charset="utf-8"><title>Mi Cobertura</title><meta name="description" content="Tu cobertura de salud, con o sin señal."><style>${VERDE}</style></head>`
  const listed = ['index.html', 'mostrador.html', 'favicon.svg'].map((url) => ({
    revision: 'a',
    url,
  }))
  const files = {
    'app/index.html': html,
    'app/mostrador.html': html.replace('</style>', 'hr{color:red}</style>'),
    'app/sw.js': `rings(${JSON.stringify(listed)})`,
    'app/favicon.svg': '<svg/>',
    'app/icono-192.png': 'the icon of the build',
    'app/vista-previa.png': 'the preview of the build',
    'csp.json': JSON.stringify({
      styleHash: hashOf(VERDE),
      counterStyleHash: hashOf(`${VERDE}hr{color:red}`),
      scriptHash: hashOf('script'),
    }),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(appDir, '..', name), text)
  const app = new Hono<HttpEnv>()
  mountPages(app, { config: testConfig({ appDir, proveedor, enlaces: 'https://p.example' }) })
  return app
}

const policyOf = async (app: Hono<HttpEnv>, path: string) =>
  (await app.request(path)).headers.get('Content-Security-Policy')

test('[SEC-19] the policy allows the style text in the insurer’s colours, and no other', async () => {
  const app = served(readProveedor('proveedores/salud-del-sur'))

  expect(await (await app.request('/')).text()).toContain(`<style>${CIRUELA}</style>`)
  expect(await policyOf(app, '/')).toContain(`'${hashOf(CIRUELA)}'`)
  expect(await policyOf(app, '/')).not.toContain(hashOf(VERDE))
  expect(await policyOf(app, '/mostrador.html')).toContain(`'${hashOf(`${CIRUELA}hr{color:red}`)}'`)

  const first = served(PROVEEDOR)
  expect(await policyOf(first, '/')).toContain(`'${hashOf(VERDE)}'`)
  expect(await policyOf(first, '/mostrador.html')).toContain(`'${hashOf(`${VERDE}hr{color:red}`)}'`)
})

test('icons and the preview of a shared card are the insurer’s, under addresses of their own', async () => {
  const sur = readProveedor('proveedores/salud-del-sur')
  const app = served(sur)
  const bytes = async (from: Hono<HttpEnv>, path: string) =>
    Buffer.from(await (await from.request(path)).arrayBuffer())

  for (const name of ['icono-192.png', 'vista-previa.png'])
    expect(await bytes(app, `/${name}?v=${sur.marcas?.version}`)).toEqual(
      readFileSync(`proveedores/salud-del-sur/marcas/${name}`),
    )
  expect((await bytes(app, '/favicon.svg')).toString()).toBe(sur.marcas?.favicon)
  expect(await (await app.request('/validar-credencial/x')).text()).toContain(
    `content="https://p.example/vista-previa.png?v=${sur.marcas?.version}"`,
  )
  expect((await bytes(served(PROVEEDOR), '/icono-192.png')).toString()).toBe(
    'the icon of the build',
  )
})
