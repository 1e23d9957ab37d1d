// Compares the size of a first visit with its limits: bytes after brotli compression; and the number of files, because
// each is a request.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { APP, ringsOf, sizeOf } from './rings-of.mjs'

/** The lazy chunk that each document opens: for a signed-out person, and for a signed-in one. */
const FIRST_CHUNK = { 'index.html': 'src/app/Publico.tsx', 'shell.html': 'src/app/Portal.tsx' }
/** Code that opens a document at the counter. */
const VIEWER = ['src/piezas/documento/VisorGuardado.tsx', 'src/piezas/documento/lector.ts']
const LISTS = /\/listas-/
const SCREEN = /^src\/features\/.*Screen\.tsx$/
/** Forms that the sign-in leads to. */
const FORMS = [
  'cuenta/AsistenteScreen',
  'cuenta/ConfirmarCuentaScreen',
  'contrasenia/OlvidePinScreen',
  'contrasenia/RecuperarPinScreen',
].map((name) => `src/features/${name}.tsx`)
/** Chunks that each start of home loads after its first frame: its end with the card's dialog, and the bell's sentences. */
const AFTER_HOME = ['afiliado', 'novedades']
/** Import of a script that is no chunk (tools/engine.ts). */
const BY_ADDRESS = /import\s*"\/([^"]+)"/g
const KB = 1024

const manifest = JSON.parse(await readFile(join(APP, '.vite/manifest.json'), 'utf8'))
const chunks = Object.values(manifest)
const rings = await ringsOf()

const budgets = [
  {
    what: 'JavaScript until the sign-in form can be used',
    files: await scriptsOf('index.html'),
    bytes: 98 * KB,
    closeTo: 96 * KB,
    requests: 8,
  },
  {
    what: 'JavaScript until home shows the family',
    files: await scriptsOf('shell.html'),
    bytes: 172 * KB,
    requests: 10,
  },
  {
    what: 'JavaScript that home loads after that',
    files: await afterHome(),
    bytes: 56.5 * KB,
    requests: 8,
  },
  {
    what: 'JavaScript from the sign-in to the heaviest other form',
    files: await heaviestOf(FORMS, (key) => laterScriptsOf([key], 'index.html')),
    bytes: 116 * KB,
    requests: 10,
  },
  {
    what: 'JavaScript from home to the list of prescriptions',
    files: await laterScriptsOf(['src/features/recetas/ConsultarRecetasScreen.tsx'], 'shell.html'),
    bytes: 36 * KB,
    requests: 5,
  },
  {
    what: 'JavaScript from home to the heaviest other screen',
    files: await heaviestOf(Object.keys(manifest).filter(isOtherScreen), async (key) =>
      without(await laterScriptsOf([key], 'shell.html'), await afterHome()),
    ),
    bytes: 111 * KB,
    requests: 9,
  },
  {
    what: 'what the counter needs without signal',
    files: rings[0],
    bytes: 94.5 * KB,
    requests: 5,
  },
  {
    what: 'all that is needed without signal',
    files: [...rings[0], ...rings[1]],
    bytes: 320 * KB,
    requests: 36,
  },
  {
    what: 'all that a phone stores',
    files: rings.flat(),
    bytes: 1232 * KB,
    requests: 152,
  },
  {
    what: 'what draws the first pictures before the portal is there',
    files: await ownScriptsOf('sw.js'),
    bytes: 11.5 * KB,
    requests: 1,
  },
]

for (const budget of budgets) await hold(budget)
assertWhole()
await assertApart()

async function hold({ what, files, bytes, closeTo = bytes, requests }) {
  const sizes = await sizesOf(files)
  const total = totalOf(sizes)
  console.log(
    `${what}: ${kb(total)} (fails at ${kb(bytes)}) in ${files.length} files (fails at ${requests})`,
  )
  if (total > closeTo || files.length > requests)
    for (const { file, size } of sizes.toSorted((a, b) => b.size - a.size))
      console.log(`  ${kb(size).padStart(9)}  ${file}`)
  if (total > bytes || files.length > requests) {
    console.error('Too much for a slow phone: load later, or together, what can be.')
    process.exitCode = 1
  } else if (total > closeTo) console.warn('Close to the budget.')
}

/** Parts that work without signal must not need a file of a later ring. */
function assertWhole() {
  for (const { file, imports = [] } of chunks)
    for (const key of imports)
      if (!isSecond(file) && isSecond(manifest[key].file)) {
        console.error(`${file} needs ${manifest[key].file}, which is of the second ring.`)
        process.exitCode = 1
      }
}

/** A document opens without the code of the lists, which is larger than the viewer. */
async function assertApart() {
  for (const key of VIEWER) {
    if (manifest[key] === undefined) throw new Error(`The build has no ${key}.`)
    const lists = (await withImports([manifest[key]])).find((file) => LISTS.test(file))
    if (lists === undefined) continue
    console.error(`${key} needs ${lists}, which is code of the lists.`)
    process.exitCode = 1
  }
}

function isOtherScreen(key) {
  return SCREEN.test(key) && !FORMS.includes(key) && isSecond(manifest[key].file)
}

function isSecond(file) {
  return file.startsWith('assets/r2/')
}

function kb(bytes) {
  return `${(bytes / KB).toFixed(1)} KB`
}

/** Scripts that the service worker fetches for itself; no page runs them. */
async function ownScriptsOf(worker) {
  const text = await readFile(join(APP, worker), 'utf8')
  return text.match(/assets\/r2\/worker-primera-[\w-]+\.js/g) ?? []
}

/** The scripts that a document names, with their static imports, and the scripts of the chunk that it opens. */
async function scriptsOf(document) {
  const html = await readFile(join(APP, document), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file)
  const first = FIRST_CHUNK[document]
  if (manifest[first] === undefined || named.length === 0)
    throw new Error(`The build has no ${first}, or its document names no script.`)
  return withImports([
    manifest[first],
    ...named.map((file) => chunks.find((one) => one.file === file)),
  ])
}

/** The scripts of these chunks, without those that the document has. */
async function laterScriptsOf(keys, document) {
  for (const key of keys)
    if (manifest[key] === undefined) throw new Error(`The build has no ${key}.`)
  const before = await scriptsOf(document)
  const all = await withImports(keys.map((key) => manifest[key]))
  return all.filter((file) => !before.includes(file))
}

/** Scripts that each start of home loads after its first frame. */
function afterHome() {
  return laterScriptsOf([...AFTER_HOME.map(keyOf), 'src/features/listo/noAbren.ts'], 'shell.html')
}

/** The scripts of the screen whose scripts have most bytes. */
async function heaviestOf(keys, scriptsOfScreen) {
  const screens = await Promise.all(
    keys.map(async (key) => {
      const files = await scriptsOfScreen(key)
      return { files, size: totalOf(await sizesOf(files)) }
    }),
  )
  return screens.toSorted((a, b) => b.size - a.size)[0].files
}

function without(files, others) {
  return files.filter((file) => !others.includes(file))
}

function sizesOf(files) {
  return Promise.all(files.map(async (file) => ({ file, size: await sizeOf(file) })))
}

function totalOf(sizes) {
  return sizes.reduce((sum, { size }) => sum + size, 0)
}

/** The manifest's key of a chunk that several modules share. */
function keyOf(name) {
  return Object.keys(manifest).find((key) => key.startsWith(`_${name}-`) && key.endsWith('.js'))
}

async function withImports(wanted) {
  const found = new Set()
  const visit = (chunk) => {
    if (chunk === undefined || found.has(chunk.file)) return
    found.add(chunk.file)
    for (const key of chunk.imports ?? []) visit(manifest[key])
  }
  for (const chunk of wanted) visit(chunk)
  const scripts = [...found]
  for (const file of scripts)
    for (const [, other] of (await readFile(join(APP, file), 'utf8')).matchAll(BY_ADDRESS))
      found.add(other)
  return [...found]
}
