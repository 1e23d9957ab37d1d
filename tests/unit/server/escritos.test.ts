import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { PROVEEDOR, type Proveedor } from '../../../server/src/base/proveedor.ts'
import { escritos } from '../../../server/src/http/escritos.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

const documento = (titulo: string, more = '') =>
  `<!doctype html><head><meta charset="utf-8" /><title>${titulo}</title></head><body>Mi Cobertura<p>Tu cobertura de salud, con o sin señal.</p>${more}</body>`
const BUILD: Record<string, string> = {
  '/index.html': documento(
    'Ingresá · Mi Cobertura',
    '<label>CUIL o N° Afiliado</label><span class="beta">BETA</span>',
  ),
  '/shell.html': documento('Mi Cobertura'),
  '/manifest.webmanifest':
    '{ "id": "/", "name": "Mi Cobertura", "short_name": "Mi Cobertura", "description": "Tu cobertura de salud, con o sin señal." }',
  '/assets/main-a.js': 'const nombre = "Mi Cobertura"',
}
const entry = (name: string, integrity: string) =>
  JSON.stringify({ anillo: 1, integrity, revision: 'aaaaaaaa', url: name })
BUILD['/sw.js'] = `rings([${[
  entry('index.html', hashOf(BUILD['/index.html'] ?? '')),
  entry('shell.html', hashOf(BUILD['/shell.html'] ?? '')),
  entry('assets/main-a.js', 'main'),
  entry('manifest.webmanifest', 'manifest'),
  '{"revision":"bbbbbbbb","url":"manifest.webmanifest"}',
].join()}])`

const written = (of: Partial<Proveedor>, build = BUILD) =>
  escritos((name) => build[name], { ...PROVEEDOR, ...of })
const SUR = { nombre: 'Sur & Cía', nombreCorto: 'Sur', lema: 'Cerca "tuyo".' }

test('without a configuration every file is served as it was built', () => {
  expect(written({})).toEqual(new Map())
})

test('documents and manifest contain the configured name only, and scripts are unchanged', () => {
  const texts = written(SUR)

  expect([...texts.keys()]).toEqual([
    '/index.html',
    '/shell.html',
    '/manifest.webmanifest',
    '/sw.js',
  ])
  expect(texts.get('/index.html')).toContain('<title>Ingresá · Sur &#38; Cía</title>')
  expect(texts.get('/shell.html')).toContain(
    '<body>Sur &#38; Cía<p>Cerca &#34;tuyo&#34;.</p></body>',
  )
  expect(JSON.parse(texts.get('/manifest.webmanifest') ?? '')).toEqual({
    id: '/',
    name: 'Sur & Cía',
    short_name: 'Sur',
    description: 'Cerca "tuyo".',
  })
  expect([...texts.values()].join('')).not.toContain('Mi Cobertura')
})

test('documents and service worker carry the configured values that differ from the defaults', () => {
  const aplicacion = { id: 7, version: '2.0' }
  const texts = written({ ...SUR, aplicacion })
  const dicho = {
    nombre: 'Sur & Cía',
    lema: 'Cerca "tuyo".',
    idAplicacion: 7,
    versionAnunciada: '2.0',
  }

  const content = /<meta charset="utf-8" \/><meta name="proveedor" content="([^"]*)">/.exec(
    texts.get('/shell.html') ?? '',
  )?.[1]
  const unescaped = content?.replaceAll(/&#(\d+);/g, (_all, code) => String.fromCharCode(code))
  expect(JSON.parse(unescaped ?? '')).toEqual(dicho)
  const [, name = ''] =
    /^self\.name=("(?:[^"\\]|\\.)*");rings/.exec(texts.get('/sw.js') ?? '') ?? []
  expect(JSON.parse(JSON.parse(name))).toEqual(dicho)
  expect([...written({ aplicacion }).keys()]).toEqual(['/index.html', '/shell.html', '/sw.js'])
})

test('[SIGN-01] the sign-in’s first picture asks for the number that the insurer signs people in with', () => {
  const label = (ingreso: 'cuil' | 'numero') =>
    /<label>(.*)<\/label>/.exec(
      written({ formas: { ...PROVEEDOR.formas, ingreso } }).get('/index.html') ?? '',
    )?.[1]

  expect(label('numero')).toBe('N° Afiliado')
  expect(label('cuil')).toBe('CUIL')
})

test('phones get the forms that differ, but not that of member numbers, which arrive written', () => {
  const formas = { ...PROVEEDOR.formas, afiliado: 'NNN.NNNN/O', matricula: 6, zona: [-240] }
  const [, name = '""'] =
    /^self\.name=(".*?[^\\]");/.exec(written({ formas }).get('/sw.js') ?? '') ?? []

  expect(JSON.parse(JSON.parse(name))).toEqual({ formas: { matricula: 6, zona: [-240] } })
  const onlyWritten = { ...PROVEEDOR.formas, afiliado: 'NNN.NNNN/O' }
  expect(written({ formas: onlyWritten })).toEqual(new Map())
})

test('[SHELL-02] texts of the insurer go to the phones, and its documents say BETA only if it wants', () => {
  const telefonos = [{ nombre: 'Urgencias', numero: '107' }]
  const texts = written({ textos: { beta: false, telefonos } })

  expect(texts.get('/index.html')).not.toContain('BETA')
  expect(texts.get('/sw.js')).toContain('telefonos')
  expect(written({ textos: { telefonos } }).get('/index.html')).toContain('BETA</span>')
})

test('the service worker’s list has a new hash for each changed file, and for no other file', () => {
  const texts = written(SUR)
  const [, list = ''] = /rings\((.*)\)$/.exec(texts.get('/sw.js') ?? '') ?? []
  const listed = (JSON.parse(list) as { url: string; revision: string; integrity?: string }[]).map(
    ({ url, revision, integrity }) => [url, revision, integrity],
  )
  const made = (name: string) => {
    const integrity = hashOf(texts.get(`/${name}`) ?? '')
    return [name, integrity.slice(-9, -1), integrity]
  }

  expect(listed).toEqual([
    made('index.html'),
    made('shell.html'),
    ['assets/main-a.js', 'aaaaaaaa', 'main'],
    made('manifest.webmanifest'),
    ['manifest.webmanifest', made('manifest.webmanifest')[1], undefined],
  ])
})

test('the server does not start on a build without the default name or a listed document', () => {
  const without = (name: string, text: string) => () => written(SUR, { ...BUILD, [name]: text })

  expect(without('/index.html', '<title>Portal</title>')).toThrow('build the app again')
  expect(without('/sw.js', 'rings([])')).toThrow('sw.js does not list /index.html')
})
