// Our two lint rules, run by oxlint as a plugin. ROOMS is the whole configuration of who may import whom.
import { dirname, join, relative } from 'node:path'

export const ROOMS = {
  'src/contract': { rooms: [], packages: ['superstruct'] },
  'src/local': { rooms: ['src/contract'], packages: ['dexie', 'superstruct'] },
  'src/model': { rooms: ['src/contract', 'src/local'], packages: ['superstruct'] },
  'src/sync': { rooms: ['src/contract', 'src/local'], packages: ['dexie', 'superstruct'] },
  'src/live': { rooms: ['src/contract', 'src/local', 'src/model'] },
  'src/qr': { rooms: [], packages: ['qrcode'] },
  'src/ui': { rooms: [] },
  'src/features': {
    rooms: ['src/contract', 'src/local', 'src/model', 'src/live', 'src/qr', 'src/ui'],
  },
  'src/app': {
    rooms: [
      'src/contract',
      'src/local',
      'src/model',
      'src/live',
      'src/qr',
      'src/ui',
      'src/features',
      'workers',
    ],
  },
  sw: { rooms: ['src/contract', 'src/local', 'src/model', 'src/sync', 'src/qr'] },
  workers: { rooms: ['src/contract', 'src/local', 'src/model', 'src/sync'] },
  server: { rooms: ['src/contract'] },
}

const roomOf = (file) => Object.keys(ROOMS).find((room) => file.startsWith(`${room}/`))
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

/** What is wrong with this import, in words; undefined when nothing is. Both are relative to the root. */
export function complaint(specifier, fromFile) {
  const from = roomOf(fromFile)
  if (!from) return undefined
  const target = ourPath(specifier, fromFile)
  const { rooms, packages } = ROOMS[from]
  if (target === undefined)
    return !packages || packages.includes(packageOf(specifier))
      ? undefined
      : `${from} imports only these packages: ${packages.join(', ')}`
  const to = roomOf(target)
  if (to === from)
    return featureOf(target) === featureOf(fromFile)
      ? undefined
      : 'A feature does not import another feature: what both need lives in model, live or ui'
  return to === undefined || rooms.includes(to) ? undefined : `${from} does not import ${to}`
}

const rooms = {
  create(context) {
    const file = relative(context.cwd ?? process.cwd(), context.filename).replaceAll('\\', '/')
    const check = (node, source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const message = complaint(source.value, file)
      if (message) context.report({ node, message })
    }
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
    }
  },
}

/** A makeStyles slot that no `styles.slot` reads. */
const unusedStyles = {
  create(context) {
    const slots = new Map()
    return {
      CallExpression(node) {
        if (node.callee.name !== 'makeStyles') return
        for (const property of node.arguments[0]?.properties ?? [])
          if (property.key?.name) slots.set(property.key.name, property)
      },
      'Program:exit'() {
        const text = context.sourceCode.text
        for (const [name, node] of slots)
          if (!new RegExp(`\\.${name}\\b`).test(text))
            context.report({ node, message: `The style '${name}' is used nowhere` })
      },
    }
  },
}

export default { meta: { name: 'portal' }, rules: { rooms, 'unused-styles': unusedStyles } }
