import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'

import { expect, test } from 'vitest'

import { encontrarRuta } from '#app/rutas/encontrarRuta.ts'
import { catalog } from '#model/catalog.ts'

import { type PantallaDeArea, screensOf, writtenFrom } from '../../../tools/areas.ts'
import { areas } from '../../../tools/manifiestos.ts'

const screens = screensOf(areas)
const entries = screens.flatMap(({ menu, ...screen }) => (menu ? [{ ...screen, menu }] : []))

/** Values that occur more than once. */
const twice = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at)

test.each(Object.entries(writtenFrom(areas)))(
  '%s is up to date with the manifests (npm run areas writes it)',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)

test('every manifest in a folder of src/features is in the list of areas', () => {
  const manifests = readdirSync('src/features', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^[^/]+\/area\.ts$/.test(file),
  )

  expect(Object.keys(areas).toSorted()).toEqual(manifests.map((file) => dirname(file)).toSorted())
})

test('every screen file is named by a manifest', () => {
  const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('Screen.tsx'),
  )
  const named = new Set(screens.map(({ area, archivo }) => `${area}/${archivo}.tsx`))

  expect(files.filter((file) => !named.has(file))).toEqual([])
})

test('no two screens share a name, a path or a picture', () => {
  expect(twice(screens.map(({ pantalla }) => pantalla))).toEqual([])
  expect(twice(screens.map(({ path, continua = '' }) => path + continua))).toEqual([])
  expect(
    twice(screens.flatMap(({ imagenes = [] }) => imagenes.map(({ nombre }) => nombre))),
  ).toEqual([])
})

test('no two menu entries that a member sees together have the same position', () => {
  for (const para of ['capita', 'sin-capita'])
    expect(
      twice(
        entries
          .filter((entry) => entry.para === undefined || entry.para === para)
          .map(({ menu }) => `${menu.grupo} ${menu.lugar}`),
      ),
    ).toEqual([])
})

/** Names of the screens that break a rule. */
const against = (rule: (screen: PantallaDeArea) => boolean) =>
  screens.filter((screen) => !rule(screen)).map(({ pantalla }) => pantalla)

test('the file of a screen is in the folder of its area, and exports only the screen', () => {
  const exportsOf = ({ area, archivo }: PantallaDeArea) => {
    const file = `src/features/${area}/${archivo}.tsx`
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    return [...text.matchAll(/^export (?!type )\w+ (\w+)/gm)].map(([, name]) => name)
  }

  expect(
    against((screen) => exportsOf(screen).join(' ') === screen.archivo.split('/').at(-1)),
  ).toEqual([])
})

test('a screen without a session, or of the installation, is set up by the app itself', () => {
  expect(
    against(
      ({ armada, publica, sinBarras, anillo }) =>
        armada === true || !(publica || sinBarras || anillo === 1),
    ),
  ).toEqual([])
})

test('the path of a screen, its examples and its pictures all open that screen', () => {
  const opened = ({ path, ejemplos = [], imagenes = [] }: PantallaDeArea) => [
    ...(path.includes('{') ? [] : [path]),
    ...ejemplos,
    ...imagenes.flatMap(({ path: at = [] }) => at),
  ]

  expect(
    against((screen) =>
      opened(screen).every((one) => encontrarRuta(one)?.ruta.pantalla === screen.pantalla),
    ),
  ).toEqual([])
})

test('every path with a parameter has an example', () => {
  expect(
    against(
      ({ path, continua = '', ejemplos = [] }) =>
        !(path + continua).includes('{') ||
        ejemplos.some((one) => encontrarRuta(one)?.ruta.path.includes('{')),
    ),
  ).toEqual([])
})

test('every menu entry can be found by the search', () => {
  expect(against(({ menu, busca }) => !menu || busca !== undefined)).toEqual([])
})

test('a screen that belongs under a menu entry names an existing entry', () => {
  const paths = entries.map(({ path }) => path)

  expect(against(({ bajo }) => bajo === undefined || paths.includes(bajo))).toEqual([])
})

test('a list shown before the catalog is loaded names only resources without changes over them', () => {
  const names = catalog.resources.map(({ name }) => name)
  const changed = catalog.operations.flatMap(({ overlays = [] }) =>
    overlays.map(({ resource }) => resource.name),
  )

  expect(
    against(({ copias = [] }) =>
      copias.every((name) => names.includes(name) && !changed.includes(name)),
    ),
  ).toEqual([])
  expect(changed).toContain('ficha')
})
