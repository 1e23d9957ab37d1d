import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { variables } from '#colores/variables.ts'

import { PROVEEDOR, type Proveedor } from '../../../server/src/base/proveedor.ts'
import { escritos } from '../../../server/src/http/escritos.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

const VERDE = { marca: '#076441', acento: '#135498' }
const ROJO = { marca: '#B5121B', acento: '#1F4E7A' }
const estilo = (colores: typeof VERDE) => `<style>${variables(colores)}.marca{gap:8px}</style>`

const documento = (titulo: string, more = '') =>
  `<!doctype html><head><meta charset="utf-8" /><title>${titulo}</title><meta name="theme-color" content="#076441" />${estilo(VERDE)}</head><body><svg viewBox="2 6 44 38" aria-hidden="true"><path d="M1" /></svg><svg id="colinas"><path d="M2"></svg>Mi Cobertura<p>Tu cobertura de salud, con o sin señal.</p>${more}</body>`
const BUILD: Record<string, string> = {
  '/index.html': documento(
    'Ingresá · Mi Cobertura',
    '<label>CUIL o N° Afiliado</label><span class="beta">BETA</span>',
  ),
  '/shell.html': documento('Mi Cobertura'),
  '/manifest.webmanifest':
    '{ "id": "/", "name": "Mi Cobertura", "short_name": "Mi Cobertura", "description": "Tu cobertura de salud, con o sin señal.", "theme_color": "#076441", "icons": [{ "src": "/icono-192.png" }, { "src": "/icono-recortable-512.png" }], "screenshots": [{ "src": "/captura-inicio-movil.png" }] }',
  '/favicon.svg': '<svg><rect fill="#076441"/><path fill="#A0D8B9"/></svg>',
  '/reparar.css': 'button{background:#076441;color:#fff}',
  '/assets/main-a.js': 'const nombre = "Mi Cobertura"',
}
const entry = (name: string, integrity: string) =>
  JSON.stringify({ anillo: 1, integrity, revision: 'aaaaaaaa', url: name })
BUILD['/sw.js'] = `rings([${[
  entry('index.html', hashOf(BUILD['/index.html'] ?? '')),
  entry('shell.html', hashOf(BUILD['/shell.html'] ?? '')),
  entry('assets/main-a.js', 'main'),
  entry('favicon.svg', 'favicon'),
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
  expect(texts.get('/shell.html')).toContain('Sur &#38; Cía<p>Cerca &#34;tuyo&#34;.</p></body>')
  expect(JSON.parse(texts.get('/manifest.webmanifest') ?? '')).toEqual({
    id: '/',
    name: 'Sur & Cía',
    short_name: 'Sur',
    description: 'Cerca "tuyo".',
    theme_color: '#076441',
    icons: [{ src: '/icono-192.png' }, { src: '/icono-recortable-512.png' }],
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

test('documents, manifest and the repair page have the configured colours', () => {
  const texts = written({ colores: ROJO })

  expect([...texts.keys()]).toEqual([
    '/index.html',
    '/shell.html',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/sw.js',
    '/reparar.css',
  ])
  expect(texts.get('/index.html')).toContain(
    `<meta name="theme-color" content="#B5121B" />${estilo(ROJO)}</head>`,
  )
  expect(texts.get('/index.html')).not.toContain('name="proveedor"')
  expect(JSON.parse(texts.get('/manifest.webmanifest') ?? '')).toMatchObject({
    name: 'Mi Cobertura',
    theme_color: '#B5121B',
  })
  expect(texts.get('/favicon.svg')).toBe('<svg><rect fill="#B5121B"/><path fill="#FFB9B1"/></svg>')
  expect(texts.get('/reparar.css')).toBe('button{background:#B5121B;color:#fff}')
  expect([...texts.values()].join('')).not.toMatch(/#076441|captura-/)
})

test('documents and scripts have an insurer’s mark, and its icons have new addresses', () => {
  const marcas = { carpeta: '/x', version: '0a1b2c3d', favicon: '<svg id="sur"/>', conLogo: true }
  const texts = written({ marcas })

  expect([...texts.keys()]).toEqual([
    '/index.html',
    '/shell.html',
    '/favicon.svg',
    '/manifest.webmanifest',
    '/sw.js',
  ])
  expect(texts.get('/index.html')).toContain(
    '<svg viewBox="2 6 44 38" aria-hidden="true"><image href="/favicon.svg" x="5" y="6" width="38" height="38"/></svg><svg id="colinas"><path d="M2"></svg>',
  )
  expect(texts.get('/index.html')).toContain('{&#34;logo&#34;:&#34;/favicon.svg&#34;}')
  expect(texts.get('/sw.js')).toContain('"url":"favicon.svg"')
  expect(texts.get('/sw.js')).not.toContain('"integrity":"favicon"')
  expect(texts.get('/favicon.svg')).toBe('<svg id="sur"/>')
  const manifest = texts.get('/manifest.webmanifest') ?? ''
  expect(JSON.parse(manifest)).toMatchObject({
    icons: [{ src: '/icono-192.png?v=0a1b2c3d' }, { src: '/icono-recortable-512.png?v=0a1b2c3d' }],
  })
  expect(manifest).not.toContain('captura-')
})

test('icons of an insurer without a logo leave the product’s mark in the documents', () => {
  const marcas = { carpeta: '/x', version: '0a1b2c3d', favicon: '<svg id="sur"/>', conLogo: false }
  const texts = written({ marcas })

  expect([...texts.keys()]).toEqual(['/favicon.svg', '/manifest.webmanifest', '/sw.js'])
})

test('[SIGN-01] the sign-in’s first picture asks for the number that the insurer signs people in with', () => {
  const label = (ingreso: 'cuil' | 'numero') =>
    /<label>(.*)<\/label>/.exec(
      written({ formas: { ...PROVEEDOR.formas, ingreso } }).get('/index.html') ?? '',
    )?.[1]

  expect(label('numero')).toBe('N° Afiliado')
  expect(label('cuil')).toBe('CUIL')
})

test('phones get each number form that is not the default, except that of member numbers', () => {
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
    ['favicon.svg', 'aaaaaaaa', 'favicon'],
    made('manifest.webmanifest'),
    ['manifest.webmanifest', made('manifest.webmanifest')[1], undefined],
  ])
})

test('the server does not start on a build without default name, colours or a listed document', () => {
  const without = (name: string, text: string) => () => written(SUR, { ...BUILD, [name]: text })

  expect(without('/index.html', '<title>Portal</title>')).toThrow('build the app again')
  expect(() =>
    written({ colores: ROJO }, { ...BUILD, '/index.html': 'Mi Cobertura <style></style>' }),
  ).toThrow('build the app again')
  expect(without('/sw.js', 'rings([])')).toThrow('sw.js does not list /index.html')
})

test('[PERF-09] the sign-in of an installation without passkeys draws no button for them', () => {
  const llave = `
    <button class="fui-Button contorno" id="llave" type="button">
      Usar llave de acceso
    </button>`
  const html = documento('Ingresá · Mi Cobertura', llave)
  const built = {
    ...BUILD,
    '/index.html': html,
    '/sw.js': `rings([${entry('index.html', hashOf(html))}])`,
  }
  expect(written({}, built).get('/index.html')).toBeUndefined()
  const without = written({ capacidades: ['avisos'] }, built).get('/index.html')
  expect(without).toContain('Mi Cobertura')
  expect(without).not.toContain('llave')
})
