import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'

import { expect, test } from 'vitest'

import { encontrarRuta } from '#app/rutas/encontrarRuta.ts'

import { type PantallaDeArea, screensOf, writtenFrom } from '../../../tools/areas.ts'
import { areas } from '../../../tools/manifiestos.ts'

const screens = screensOf(areas)
const entries = screens.flatMap(({ menu, ...screen }) => (menu ? [{ ...screen, menu }] : []))

/** Values that occur in several of them. */
const twice = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at)

test.each(Object.entries(writtenFrom(areas)))(
  '%s matches the manifests: npm run areas writes it',
  (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)

test('every manifest is in the list of them', () => {
  const manifests = readdirSync('src/features', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^[^/]+\/area\.ts$/.test(file),
  )

  expect(Object.keys(areas).toSorted()).toEqual(manifests.map((file) => dirname(file)).toSorted())
})

test('every file of a screen is named by a manifest', () => {
  const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('Screen.tsx'),
  )
  const named = new Set(screens.map(({ area, archivo }) => `${area}/${archivo}.tsx`))

  expect(files.filter((file) => !named.has(file))).toEqual([])
})

test('no two screens have one name, one path or one picture', () => {
  expect(twice(screens.map(({ pantalla }) => pantalla))).toEqual([])
  expect(twice(screens.map(({ path, continua = '' }) => path + continua))).toEqual([])
  expect(
    twice(screens.flatMap(({ imagenes = [] }) => imagenes.map(({ nombre }) => nombre))),
  ).toEqual([])
})

test('no two entries of the drawer have one place, but for those that no one member sees both of', () => {
  for (const para of ['capita', 'sin-capita'])
    expect(
      twice(
        entries
          .filter((entry) => entry.para === undefined || entry.para === para)
          .map(({ menu }) => `${menu.grupo} ${menu.lugar}`),
      ),
    ).toEqual([])
})

/** The names of the screens that a rule complains of. */
const against = (rule: (screen: PantallaDeArea) => boolean) =>
  screens.filter((screen) => !rule(screen)).map(({ pantalla }) => pantalla)

test('the file of a screen is in the folder of its area, and exports the screen alone', () => {
  const exportsOf = ({ area, archivo }: PantallaDeArea) => {
    const file = `src/features/${area}/${archivo}.tsx`
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    return [...text.matchAll(/^export (?!type )\w+ (\w+)/gm)].map(([, name]) => name)
  }

  expect(
    against((screen) => exportsOf(screen).join(' ') === screen.archivo.split('/').at(-1)),
  ).toEqual([])
})

test('a screen without a session, or of the installation, is put together by the portal', () => {
  expect(
    against(
      ({ armada, publica, sinBarras, anillo }) =>
        armada === true || !(publica || sinBarras || anillo === 1),
    ),
  ).toEqual([])
})

test('a path opens its screen, and so do its examples and its pictures', () => {
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

test('every path with a part in braces has an example', () => {
  expect(
    against(
      ({ path, continua = '', ejemplos = [] }) =>
        !(path + continua).includes('{') ||
        ejemplos.some((one) => encontrarRuta(one)?.ruta.path.includes('{')),
    ),
  ).toEqual([])
})

test('an entry of the menu is found by the search, too', () => {
  expect(against(({ menu, busca }) => !menu || busca !== undefined)).toEqual([])
})

test('a screen below an entry of the drawer names the entry', () => {
  const paths = entries.map(({ path }) => path)

  expect(against(({ bajo }) => bajo === undefined || paths.includes(bajo))).toEqual([])
})
