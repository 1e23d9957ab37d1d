// Searches every shipped script, libraries included, for functions that are newer than the oldest supported browsers
// (README.md). The build (vite.config.ts) translates only syntax: a call of a missing function could leave a page
// empty.
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { llamadasTardias } from './tardias.mjs'

export const PROMESA = { Chrome: 114, Safari: 17, Firefox: 125 }

/** Known calls that do no harm: their number in each file, and the reason. */
const SE_SABE = [
  // pdf.js: in getTextContent(), which the viewer does not call (src/piezas/documento/lector.ts), and in the editor of
  // signatures.
  { file: /\/lector-/, what: 'for await', times: 2 },
  // pdf.js: unpacks with DecompressionStream, or with its own code if that throws.
  { file: /\/worker-pdf-/, what: 'for await', times: 1 },
  // React: in its component of that name, which the portal does not use.
  { file: /\/base-/, what: '.startViewTransition', times: 1 },
]

async function main(folder) {
  const readme = readFileSync('README.md', 'utf8').replaceAll(/\s+/g, ' ')
  const unsaid = Object.entries(PROMESA).filter(
    ([name, version]) => !new RegExp(String.raw`${name}( or \w+)? ${version}\b`).test(readme),
  )
  for (const [name, version] of unsaid)
    console.error(`README.md does not promise ${name} ${version}.`)
  const names = await readdir(folder, { recursive: true })
  const scripts = names.filter((name) => name.endsWith('.js'))
  let found = 0
  for (const name of scripts) {
    const late = llamadasTardias(await readFile(join(folder, name), 'utf8'))
    for (const what of sinLoQueSeSabe(`/${name}`, late)) {
      console.error(`${name}: ${what}`)
      found += 1
    }
  }
  console.log(
    `${scripts.length} scripts read for functions later than ${promised()}: ${found} found`,
  )
  if (found + unsaid.length > 0 || scripts.length === 0) process.exitCode = 1
}

const promised = () =>
  Object.entries(PROMESA)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ')

/** The calls found, minus the number of known calls in this file. */
function sinLoQueSeSabe(path, late) {
  const known = SE_SABE.filter(({ file }) => file.test(path))
  return late.filter((what, at) => {
    const before = late.slice(0, at).filter((one) => one === what).length
    return before >= (known.find((one) => one.what === what)?.times ?? 0)
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main('dist/app')
