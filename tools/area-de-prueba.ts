import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const AREA = here('../tests/support/areaDePrueba')

/**
 * Files to which the test area adds its rows: each is replaced by the file of the same name in the test area's folder.
 */
const WITH_ROWS = [
  'src/model/catalog.ts',
  'src/app/rutas/rutas.ts',
  'src/app/adentro/pantallasDeAdentro.tsx',
]

type Change = { after: RegExp; put: string }

/** Differences of the build that plays the next version of the product: another number, and unknown databases. */
const NEXT_VERSION: Record<string, Change[]> = {
  'src/contract/producto.ts': [
    { after: /version: '\d+\.\d+\.\d+/, put: '9' },
    // A number that the provider does not know: these builds do not test the update.
    { after: /idAplicacion: \d+/, put: '9' },
  ],
  'src/local/bases/salida.ts': [{ after: /\n {4}super\([^\n]*\n/, put: table('deLaSiguiente') }],
  'src/local/bases/lectura.ts': [{ after: /\n {4}super\([^\n]*\n/, put: table('deLaSiguiente') }],
}

function table(name: string): string {
  return `    this.version(90).stores({ ${name}: 'id' })\n`
}

const MODES: Record<'prueba' | 'prueba-b', Record<string, Change[]>> = {
  prueba: {},
  'prueba-b': NEXT_VERSION,
}

/** True for a build that only tests use. */
export function isForTests(mode: string): mode is keyof typeof MODES {
  return mode in MODES
}

/** Target of a build: the pages, or a worker, which has no screens. */
export type Entry = 'app' | 'worker'

/** Puts the test area into a build that only tests use. The product's source does not mention the area. */
export function areaDePrueba(mode: keyof typeof MODES, entry: Entry): Plugin {
  const changes = MODES[mode]
  const made = new Set<string>()
  const replaced = new Set<string>()
  const fileOf = (id: string) =>
    Object.keys(changes).find((name) => id.split('?')[0] === here(`../${name}`))
  return {
    name: 'area-de-prueba',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const name = WITH_ROWS.find((file) => source.endsWith(basename(file)))
      if (name === undefined || importer.startsWith(AREA)) return undefined
      replaced.add(name)
      return join(AREA, basename(name))
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
      const wanted = entry === 'worker' ? [] : [...WITH_ROWS, ...Object.keys(changes)]
      const unmade = wanted.filter((name) => !made.has(name) && !replaced.has(name))
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
