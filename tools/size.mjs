// Holds the JavaScript that the sign-in form needs against its budget: bytes on the wire, brotli.
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const APP = 'dist/app'
const WARN = 98 * 1024
const FAIL = 105 * 1024
/** The lazy chunk of whoever is not signed in. */
const FIRST_CHUNK = 'src/app/Publico.tsx'

const files = await signInScripts()
const sizes = await Promise.all(
  files.map(async (file) => ({ file, bytes: (await stat(join(APP, `${file}.br`))).size })),
)
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)

const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
console.log(
  `JavaScript until the sign-in form can be used: ${kb(total)} (warns at ${kb(WARN)}, fails at ${kb(FAIL)})`,
)
if (total > WARN)
  for (const { file, bytes } of sizes.toSorted((a, b) => b.bytes - a.bytes))
    console.log(`  ${kb(bytes).padStart(9)}  ${file}`)
if (total > FAIL) {
  console.error('Too much for a slow phone: load later what the form does not need.')
  process.exit(1)
}
if (total > WARN) console.warn('Close to the budget.')

/** What the document names itself, with the static imports of each, and those of the first chunk. */
async function signInScripts() {
  const manifest = JSON.parse(await readFile(join(APP, '.vite/manifest.json'), 'utf8'))
  const chunks = Object.values(manifest)
  const html = await readFile(join(APP, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file)
  if (manifest[FIRST_CHUNK] === undefined || named.length === 0)
    throw new Error(`The build has no ${FIRST_CHUNK}, or its document names no script.`)
  const found = new Set()
  const visit = (chunk) => {
    if (chunk === undefined || found.has(chunk.file)) return
    found.add(chunk.file)
    for (const key of chunk.imports ?? []) visit(manifest[key])
  }
  visit(manifest[FIRST_CHUNK])
  for (const file of named) visit(chunks.find((chunk) => chunk.file === file))
  return [...found]
}
