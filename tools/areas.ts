// Writes the files that the product needs from the manifests of the areas, each for its own chunk (docs/decisions/042).
import type { Area, GrupoDelMenu, Pantalla } from '../src/piezas/area.ts'

const HEAD = '// Written by `npm run areas` from the manifests of the areas: change those.\n'

export type Areas = Readonly<Record<string, Area>>
/** A screen with the folder of its area and its name in the code. */
export type PantallaDeArea = Pantalla & { area: string; pantalla: string }

/** Every screen of all areas. */
export const screensOf = (areas: Areas): PantallaDeArea[] =>
  Object.entries(areas).flatMap(([area, screens]) =>
    Object.entries(screens).map(([pantalla, de]) => ({ area, pantalla, ...de })),
  )

type Value = string | true | readonly string[] | undefined

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`

/** The object's fields that have a value, written as code. */
const code = (fields: Readonly<Record<string, Value>>): string => {
  const written = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${literal(value)}`],
  )
  return `{ ${written.join(', ')} }`
}

function literal(value: string | true | readonly string[]): string {
  if (value === true) return 'true'
  return typeof value === 'string' ? quoted(value) : `[${value.map(quoted).join(', ')}]`
}

const lines = (rows: readonly string[]) => rows.map((row) => `  ${row},\n`).join('')

const parts = (path: string) => path.split('/').filter((part) => part !== '')
const isOpen = (part: string) => part.startsWith('{')

/** Orders longer addresses before their beginnings, and words before parameters, because the first match counts. */
const inOrder = <R extends { path: string }>(rows: readonly R[]): R[] =>
  rows.toSorted(
    (one, other) =>
      parts(other.path).length - parts(one.path).length ||
      parts(one.path).filter(isOpen).length - parts(other.path).filter(isOpen).length,
  )

/** All addresses of a screen, with the data that the router needs for each. */
function routesOf({ pantalla, path, continua, exacta, ...de }: PantallaDeArea) {
  const { titulo, publica, sinBarras, sola, sinConfirmar, enMantenimiento, bajo, copias } = de
  const row = { titulo, publica, sinBarras, sola, sinConfirmar, enMantenimiento, bajo, copias }
  const own = { pantalla, path, exacta, ...row }
  // A longer address of a screen belongs to the same entry of the drawer.
  const of = bajo ?? (de.menu && path)
  return continua === undefined
    ? [own]
    : [{ pantalla, path: path + continua, ...row, bajo: of }, own]
}

function routes(screens: readonly PantallaDeArea[]): string {
  const rows = inOrder(screens.flatMap(routesOf)).map(code)
  return `${HEAD}\nexport const escritas = [\n${lines(rows)}] as const\n`
}

function drawn(screens: readonly PantallaDeArea[]): string {
  const rows = screens
    .filter(({ armada }) => !armada)
    .map(
      ({ area, pantalla, archivo, copias }) =>
        `'${pantalla}': ${copias ? 'deLista' : 'de'}(() => import('#features/${area}/${archivo}.tsx'))`,
    )
  return `${HEAD}import { de, deLista } from '../../pantallas/de.ts'\n\nexport const propias = {\n${lines(rows)}}\n`
}

const GROUPS: readonly GrupoDelMenu[] = ['inicio', 'atencion', 'afiliacion', 'ayuda']

/** Turns 'Home24Regular' into 'home'. */
const drawingOf = (icon: string) =>
  icon
    .replace(/24Regular$/, '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase()

/** The menu entries of these groups of the drawer, in their order. */
const entriesOf = (screens: readonly PantallaDeArea[], groups: readonly GrupoDelMenu[]) =>
  screens
    .flatMap(({ menu: of, ...de }) =>
      of ? [{ ...de, ...of, nombre: of.nombre ?? de.nombre }] : [],
    )
    .filter(({ grupo }) => groups.includes(grupo))
    .toSorted(
      (one, other) =>
        groups.indexOf(one.grupo) - groups.indexOf(other.grupo) || one.lugar - other.lugar,
    )

/** Import lines for the icons of these entries. */
const iconsOf = (entries: readonly { icono: string }[]): string =>
  [...new Set(entries.map(({ icono }) => icono))]
    .toSorted()
    .map((icon) => `import { ${icon} } from '@fluentui/react-icons/svg/${drawingOf(icon)}'\n`)
    .join('')

/** The bar at the bottom of a phone; entries of one fold of the drawer make one entry of the bar. */
function bar(screens: readonly PantallaDeArea[]): string {
  const all = entriesOf(screens, GROUPS)
  const entries = all.filter(({ enLaBarra }) => enLaBarra)
  const rows = entries.map(({ path, titulo, nombre, pliegue, icono }) => {
    const inside = all.filter((other) => pliegue !== undefined && other.pliegue === pliegue)
    const adentro = inside.map((other) => quoted(other.path)).join(', ')
    return code({ href: path, titulo: pliegue ?? nombre ?? titulo }).replace(
      ' }',
      `${adentro && `, adentro: [${adentro}]`}, Icono: ${icono} }`,
    )
  })
  const type = `import type { EntradaDeBarra } from '../fila.ts'\n`
  return `${HEAD}${iconsOf(entries)}\n${type}\nexport const barra: readonly EntradaDeBarra[] = [\n${lines(rows)}]\n`
}

function menu(screens: readonly PantallaDeArea[], groups: readonly GrupoDelMenu[]): string {
  const entries = entriesOf(screens, groups)
  const rowOf = ({ path, icono, nombre, para, pliegue }: (typeof entries)[number]) =>
    code({ href: path, nombre, para, pliegue }).replace(' }', `, Icono: ${icono} }`)
  const tables = groups.map((group) => {
    const rows = entries.filter(({ grupo }) => grupo === group).map(rowOf)
    return `\nexport const ${group}: readonly FilaDelMenu[] = [\n${lines(rows)}]\n`
  })
  const type = `import type { FilaDelMenu } from '../fila.ts'\n`
  return `${HEAD}${iconsOf(entries)}\n${type}${tables.join('')}`
}

/** Position of a screen whose manifest names none: after all others. */
const LAST = 1_000_000

function found(screens: readonly PantallaDeArea[]): string {
  const rows = screens
    .flatMap(({ busca, ...de }) =>
      busca ? [{ ...de, ...busca, nombre: busca.nombre ?? de.nombre }] : [],
    )
    .toSorted((one, other) => (one.lugar ?? LAST) - (other.lugar ?? LAST))
    .map(({ path, titulo, nombre, detalle, palabras, para, con }) =>
      code({ href: path, titulo: nombre ?? titulo, detalle, palabras, para, con }),
    )
  const type = `import type { PantallaQueSeBusca } from './hallar.ts'\n`
  return `${HEAD}${type}\nexport const PANTALLAS: readonly PantallaQueSeBusca[] = [\n${lines(rows)}]\n`
}

/** All manifests in one list, for tools and tests; no page loads it. */
function list(areas: Areas): string {
  const names = Object.keys(areas)
  const imports = names.map(
    (name) => `import { area as ${name} } from '../src/features/${name}/area.ts'\n`,
  )
  const type = `import type { Area } from '../src/piezas/area.ts'\n`
  return `${HEAD}${imports.join('')}${type}\nexport const areas: Readonly<Record<string, Area>> = {\n${lines(names)}}\n`
}

/** The files that are generated from the manifests. */
export function writtenFrom(areas: Areas): Record<string, string> {
  const screens = screensOf(areas)
  return {
    'src/app/rutas/generado/escritas.ts': routes(screens),
    'src/app/adentro/generado/pantallas.ts': drawn(screens),
    'src/app/marco/generado/barra.ts': bar(screens),
    'src/app/marco/generado/menu.ts': menu(screens, GROUPS),
    'src/app/marco/generado/menuDeCuenta.ts': menu(screens, ['cuenta']),
    'src/features/buscar/pantallas.ts': found(screens),
    'tools/manifiestos.ts': list(areas),
  }
}
