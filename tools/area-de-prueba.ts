import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const CATALOG = here('../src/model/catalog.ts')
const TEST_CATALOG = here('../tests/support/areaDePrueba/catalog.ts')
const SCREEN = here('../tests/support/areaDePrueba/PruebaScreen.tsx')

type Change = { after: RegExp; put: string }

/** Where the product gets its address and screen of the test area. */
const WITH_AREA: Record<string, Change[]> = {
  'src/app/rutas.ts': [
    {
      after: /export const rutas: readonly Ruta\[\] = \[\n/,
      put: "  { path: '/prueba', titulo: 'Notas de prueba', pantalla: 'prueba' },\n",
    },
  ],
  'src/app/Pagina.tsx': [
    {
      after: /switch \(pantalla\) \{\n/,
      put: "    case 'prueba':\n      return <PantallaDePrueba />\n",
    },
    {
      after: /\n(?=\/\*\* The screen of an address)/,
      put: `const PantallaDePrueba = screen(async () => (await import('${SCREEN}')).PruebaScreen)\n\n`,
    },
    {
      after: /import \{ Afuera, NoEncontrada, TodaviaNo/,
      put: ', screen',
    },
  ],
}

/** What the next version of the product would have: another number, and databases that this one does not know. */
const NEXT_VERSION: Record<string, Change[]> = {
  'src/contract/producto.ts': [
    { after: /version: '\d+\.\d+\.\d+/, put: '9' },
    // One that the provider knows nothing of: which version is the current one is not what these builds try.
    { after: /idAplicacion: \d+/, put: '9' },
  ],
  'src/local/salida.ts': [{ after: /\n {4}super\([^\n]*\n/, put: table('deLaSiguiente') }],
  'src/local/lectura.ts': [{ after: /\n {4}super\([^\n]*\n/, put: table('deLaSiguiente') }],
}

function table(name: string): string {
  return `    this.version(90).stores({ ${name}: 'id' })\n`
}

const MODES = { prueba: WITH_AREA, 'prueba-b': { ...WITH_AREA, ...NEXT_VERSION } }

/** Whether a build is one of those that only the tests use. */
export function isForTests(mode: string): mode is keyof typeof MODES {
  return mode in MODES
}

/** What is being built: the pages, or a worker, which reads no screens. */
export type Entry = 'app' | 'worker'

/** Puts the test area into a build made for the tests. The product's source knows nothing of it. */
export function areaDePrueba(mode: keyof typeof MODES, entry: Entry): Plugin {
  const changes = MODES[mode]
  const made = new Set<string>()
  const fileOf = (id: string) =>
    Object.keys(changes).find((name) => id.split('?')[0] === here(`../${name}`))
  return {
    name: 'area-de-prueba',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== '#model/catalog.ts') return undefined
      return importer === TEST_CATALOG ? CATALOG : TEST_CATALOG
    },
    transform(code, id) {
      const name = fileOf(id)
      if (name === undefined) return undefined
      made.add(name)
      return {
        code: (changes[name] ?? []).reduce((text, change) => changed(text, change, name), code),
        map: null,
      }
    },
    buildEnd(error) {
      const unmade =
        entry === 'worker' ? [] : Object.keys(changes).filter((name) => !made.has(name))
      if (!error && unmade.length > 0)
        throw new Error(`The test build never read ${unmade.join(', ')}: is it still called so?`)
    },
  }
}

function changed(code: string, { after, put }: Change, name: string): string {
  const found = [...code.matchAll(new RegExp(after, 'g'))]
  if (found.length !== 1)
    throw new Error(`${name} does not say ${String(after)} once: the test build cannot change it.`)
  return code.replace(after, (text) => text + put)
}
