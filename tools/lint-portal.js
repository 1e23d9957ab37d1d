// Our lint rules, run by oxlint as a plugin. ROOMS is the whole configuration of who may import whom.
import { dirname, join, relative } from 'node:path'

export const ROOMS = {
  'src/colores': { rooms: [], packages: [] },
  'src/formato': { rooms: ['src/contract'], packages: ['date-fns'] },
  'src/contract': { rooms: [], packages: ['superstruct'] },
  'src/local': {
    rooms: ['src/contract'],
    packages: ['@noble/ciphers', '@noble/curves', '@noble/hashes', 'dexie', 'superstruct'],
  },
  'src/model': { rooms: ['src/formato', 'src/contract', 'src/local'], packages: ['superstruct'] },
  'src/sync': { rooms: ['src/contract', 'src/local'], packages: ['dexie', 'superstruct'] },
  'src/live': { rooms: ['src/formato', 'src/contract', 'src/local', 'src/model'] },
  'src/qr': { rooms: [], packages: ['qrcode'] },
  'src/ui': { rooms: ['src/formato'] },
  'src/piezas': {
    rooms: [
      'src/colores',
      'src/formato',
      'src/contract',
      'src/local',
      'src/model',
      'src/live',
      'src/qr',
      'src/ui',
    ],
  },
  'src/features': {
    rooms: [
      'src/formato',
      'src/contract',
      'src/local',
      'src/model',
      'src/live',
      'src/qr',
      'src/ui',
      'src/piezas',
    ],
  },
  'src/app': {
    rooms: [
      'src/formato',
      'src/contract',
      'src/local',
      'src/model',
      'src/live',
      'src/qr',
      'src/ui',
      'src/piezas',
      'src/features',
      'workers',
    ],
  },
  sw: { rooms: ['src/contract', 'src/local', 'src/model', 'src/sync', 'src/qr'] },
  workers: { rooms: ['src/contract', 'src/local', 'src/model', 'src/sync'] },
  server: { rooms: ['src/colores', 'src/contract', 'src/formato'] },
}

/** The server's rooms below its areas; every other folder of it is an area, and knows all of these. */
const SERVER_ROOMS = {
  base: [],
  semilla: [],
  documento: ['base'],
  http: ['base', 'semilla'],
}
/** Folder above every area: only the files that put the server together import it. */
const ON_TOP = 'sandbox'

const roomOf = (file) => Object.keys(ROOMS).find((room) => file.startsWith(`${room}/`))
const serverPartsOf = (file) => {
  const [, folder, name] = /^server\/src\/(?:([^/]+)\/)?(.+)$/.exec(file) ?? []
  return { folder, name }
}
const featureOf = (file) => /^src\/features\/([^/]+)/.exec(file)?.[1]
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier[0] === '@' ? 2 : 1)
    .join('/')

/** '#ui/x.tsx' and '../ui/x.tsx' → 'src/ui/x.tsx'; a package → undefined. */
function ourPath(specifier, fromFile) {
  if (specifier.startsWith('#workers/')) return specifier.slice(1)
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`
  if (specifier.startsWith('.')) return join(dirname(fromFile), specifier)
  return undefined
}

/** Complaint about an import inside the server: an area is entered by its door, and no room looks up. */
function serverComplaint(target, fromFile) {
  const from = serverPartsOf(fromFile)
  const to = serverPartsOf(target)
  if (to.name === undefined || to.folder === from.folder) return undefined
  if (to.folder === undefined || (to.folder === ON_TOP && from.folder !== undefined))
    return `server/src/${from.folder} imports nothing of what puts the server together`
  const below = SERVER_ROOMS[from.folder]
  if (below)
    return below.includes(to.folder)
      ? undefined
      : `server/src/${from.folder} does not import server/src/${to.folder}`
  if (to.folder in SERVER_ROOMS || to.folder === ON_TOP) return undefined
  const ways = from.folder === undefined ? ['puerta.ts', 'area.ts', 'semilla.ts'] : ['puerta.ts']
  // Tables may import tables of other areas for their references: a door would load the area's code.
  if (from.name === 'tables.ts') ways.push('tables.ts')
  return ways.includes(to.name)
    ? undefined
    : `An area of the server is entered by its door: server/src/${to.folder}/puerta.ts says what others may use`
}

/** Rooms that see components through `ui` alone; icons are drawings, and free. */
const BEHIND_UI = ['src/features', 'src/piezas']

/** Complaint about this import, in words; undefined if it is allowed. Both paths are relative to the root. */
export function complaint(specifier, fromFile) {
  const from = roomOf(fromFile)
  if (!from) return undefined
  const target = ourPath(specifier, fromFile)
  const { rooms, packages } = ROOMS[from]
  if (packageOf(specifier) === '@fluentui/react-components' && BEHIND_UI.includes(from))
    return 'Features and pieces take Boton, Campo and their like from ui, never from Fluent'
  if (target === undefined)
    return !packages || packages.includes(packageOf(specifier))
      ? undefined
      : `${from} imports only these packages: ${packages.join(', ')}`
  const to = roomOf(target)
  if (from === 'server' && to === 'server') return serverComplaint(target, fromFile)
  if (to === from)
    return featureOf(target) === featureOf(fromFile)
      ? undefined
      : 'A feature does not import another feature: what both need lives in model, live or ui'
  return to === undefined || rooms.includes(to) ? undefined : `${from} does not import ${to}`
}

/** The tests that look at a screen. */
const LOOKING = /^tests\/(screens|e2e|faults|firefox|webkit|support)\//
/** Tests that still do, until they are rewritten. */
const NOT_YET = [
  'tests/e2e/nueva-solicitud.spec.ts',
  'tests/screens/autorizaciones-avanza.test.ts',
  'tests/screens/autorizaciones.test.ts',
  'tests/screens/notificaciones.test.ts',
  'tests/screens/nueva-solicitud.test.ts',
]

/** A test of a screen writes the expected texts itself: with a text of the product it would agree with any wording. */
export function borrowedText(specifier, fromFile) {
  if (!LOOKING.test(fromFile) || NOT_YET.includes(fromFile)) return undefined
  const target = ourPath(specifier, fromFile)
  return target !== undefined && /^src\/.*texts\w*\.ts$/i.test(target)
    ? 'A test of a screen writes what a person reads, and imports no text of the product'
    : undefined
}

/** Rule about imports: the complaint's words are its message. */
const aboutImports = (complaintOf) => ({
  create(context) {
    const file = relative(context.cwd ?? process.cwd(), context.filename).replaceAll('\\', '/')
    const check = (node, source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const message = complaintOf(source.value, file)
      if (message) context.report({ node, message })
    }
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
    }
  },
})

/** The files that may not know the addresses of screens by a list of their own. */
const LISTING = /^(src\/(app|features)|tools|tests\/support)\//
/** The manifests, and the files generated from them. */
const LISTS = /\/area\.ts$|^src\/app\/\w+\/generado\/|^src\/features\/buscar\/pantallas\.ts$/
const ADDRESS = /^\/[a-z]+(-[a-z]+)*(\/\{\w+\})?$/
const MANY = 4

/** The texts of a list's elements: as they are, or within a row of it. */
const textsOf = (element) => {
  if (element?.type === 'Literal') return [element.value]
  if (element?.type === 'ArrayExpression') return element.elements.flatMap(textsOf)
  if (element?.type === 'ObjectExpression')
    return element.properties.flatMap(({ value }) =>
      value?.type === 'Literal' ? [value.value] : [],
    )
  return []
}

/** Complaint about a list of these texts, in words: the addresses of screens are in their areas' manifests. */
export function listedAddresses(texts, file) {
  if (!LISTING.test(file) || LISTS.test(file)) return undefined
  const addresses = texts.filter((text) => typeof text === 'string' && ADDRESS.test(text))
  return addresses.length >= MANY
    ? 'The addresses of screens are in the manifests of their areas (src/features/x/area.ts): no file lists them by hand'
    : undefined
}

const listed = {
  create(context) {
    const file = relative(context.cwd ?? process.cwd(), context.filename).replaceAll('\\', '/')
    return {
      ArrayExpression(node) {
        const message = listedAddresses(node.elements.flatMap(textsOf), file)
        if (message) context.report({ node, message })
      },
    }
  },
}

/** Files that leave with the product. */
const SHIPPED = /^(src|server\/src|sw|workers|public)\/|^index\.html$/
/** The only files with the product's name: the default, and the ids that never change. */
const NAMED = ['src/contract/producto.ts', 'src/contract/fijo.ts']
const NAME = /mi[ -]cobertura/i
/** Folders and files with colours of their own: the default's ramps, Fluent's values, the demo's pages. */
const COLOURED = /^src\/(colores\/|ui\/tokensDeFluent\.ts)|^server\/src\/sandbox\//
/** Colours that mean the same at each insurer, or that the server replaces, by file. */
const MEANT = {
  // Yellow marks news, warnings, and the corner that a finger holds.
  'src/ui/base.css': ['#ffd28a'],
  'src/ui/componentes.css': ['#ffd591', '#2b1b00'],
  'src/features/autorizaciones/recortar.css': ['#ffd591'],
  // A verdict on a card: green is good and red is bad at each insurer.
  'src/features/comprobar/comprobar.css': ['#076441', '#135498', '#8a5a00', '#97201b'],
  // Kinds of providers, as the API says them.
  'server/src/prestadores/vista.ts': ['#e1f3e8', '#07492f', '#e3eefc', '#0b3d7a'],
  // Replaced by the server (server/src/http/escritos.ts).
  'public/reparar.css': ['#076441', '#417bbf'],
  'public/favicon.svg': ['#076441', '#a0d8b9'],
}
const COLOUR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d.][^)]*\)/gi
/** Channels as near as this are a grey, black or white. */
const GREY = 16

function isGrey(colour) {
  const hex = /^#(.*)/.exec(colour)?.[1]
  if (hex === undefined && !/^rgb/i.test(colour)) return false
  const channels =
    hex === undefined
      ? colour
          .match(/[\d.]+/g)
          .slice(0, 3)
          .map(Number)
      : hex
          .match(hex.length < 6 ? /./g : /../g)
          .slice(0, 3)
          .map((part) => Number.parseInt(part.padEnd(2, part), 16))
  return Math.max(...channels) - Math.min(...channels) <= GREY
}

/** Complaint about the product's name or a colour in a text of this file: both are an insurer's choice. */
export function insurersOwn(text, file) {
  if (!SHIPPED.test(file)) return undefined
  if (NAME.test(text) && !NAMED.includes(file))
    return "The product's name is in src/contract/producto.ts, and an insurer's in its proveedor.json (docs/decisions/054)"
  if (COLOURED.test(file)) return undefined
  const strange = (text.match(COLOUR) ?? []).find(
    (colour) => !isGrey(colour) && !MEANT[file]?.includes(colour.toLowerCase()),
  )
  return strange === undefined
    ? undefined
    : `${strange}: colours are variables of src/colores, because each insurer has its own (docs/decisions/054)`
}

const insurers = {
  create(context) {
    const file = relative(context.cwd ?? process.cwd(), context.filename).replaceAll('\\', '/')
    const check = (node, text) => {
      const message = typeof text === 'string' ? insurersOwn(text, file) : undefined
      if (message) context.report({ node, message })
    }
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    }
  },
}

export default {
  meta: { name: 'portal' },
  rules: {
    rooms: aboutImports(complaint),
    'borrowed-texts': aboutImports(borrowedText),
    'listed-addresses': listed,
    'insurers-own': insurers,
  },
}
