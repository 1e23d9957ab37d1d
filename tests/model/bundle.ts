import { Script } from 'node:vm'

import { type Plugin, build } from 'vite'

import { PARTE } from './partes.ts'
import type { Plant } from './planted.ts'

const REALM = new URL('realm.ts', import.meta.url).pathname

/** The files of a run are small, and so are the parts that they are sent in. */
const PARTES_CHICAS: Plant = {
  name: 'parts as small as the files of a run',
  changes: [
    { file: 'src/contract/extensiones/partes.ts', replace: '128 * 1024', by: String(PARTE) },
  ],
}

/** The real engine as one script, with a planted bug if one is named. */
export async function bundleEngine(plant?: Plant): Promise<Script> {
  const planted = new Set<string>()
  const changes = plant ? [PARTES_CHICAS, plant] : [PARTES_CHICAS]
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: changes.map((change) => planting(change, planted)),
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: REALM, formats: ['iife'], name: 'portal' },
    },
  })
  for (const { name, changes: of } of changes)
    for (const { file } of of)
      if (!planted.has(file))
        throw new Error(`'${name}': ${file} is no part of the engine any more`)
  const [output] = [result].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error('the engine was not bundled')
  return new Script(chunk.code, { filename: 'engine.js' })
}

/** A patch that no longer fits the engine must be noticed: it finds its text once, or the run ends. */
function planting({ name, changes }: Plant, planted: Set<string>): Plugin {
  return {
    name: 'plant-a-bug',
    enforce: 'pre',
    transform(code, id) {
      let changed = code
      for (const { file, replace, by } of changes.filter(({ file: of }) => id.endsWith(of))) {
        const found = changed.split(replace).length - 1
        if (found !== 1)
          throw new Error(`'${name}': ${file} has its text ${found} times: ${replace}`)
        changed = changed.replace(replace, () => by)
        planted.add(file)
      }
      return changed === code ? undefined : { code: changed, map: null }
    },
  }
}
