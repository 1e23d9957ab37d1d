import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { type Plugin, type Rolldown, build } from 'vite'

const ENTRY = fileURLToPath(new URL('../workers/motor.ts', import.meta.url))
/** What the service worker sees of it, and what a page does. */
const VIRTUAL = 'virtual:motor'
const DE_PAGINA = 'virtual:motor-de-pagina'

/** A classic worker may run what it took along when it was installed, and nothing else; a module worker has no such way. */
const enDesarrollo: Record<string, string> = {
  [VIRTUAL]: `import * as todo from ${JSON.stringify(ENTRY)}
export const traer = () => undefined
export const motor = () => todo`,
  [DE_PAGINA]: `import Motor from ${JSON.stringify(`${ENTRY}?worker`)}
export const nuevoMotor = () => new Motor()`,
}
const construido: Record<string, (address: string) => string> = {
  [VIRTUAL]: (address) => `const direccion = '${address}'
self.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === direccion ? url : null) })
export const traer = () => importScripts(direccion)
export const motor = () => (self.motor ?? traer(), self.motor)`,
  [DE_PAGINA]: (address) => `export const nuevoMotor = () => new Worker('${address}')`,
}

/** Once for both sides, which must agree on its name. */
let built: Promise<string> | undefined

type Options = { outDir: string; plugins: () => Plugin[] }

/** Builds the engine as one file, which pages run in a worker and the service worker within itself: a phone fetches it once. */
export function motorAparte({ outDir, plugins }: Options): Plugin {
  let isBuild = false
  return {
    name: 'motor-aparte',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id in construido ? `\0${id}` : undefined),
    async load(id) {
      const which = id.replace('\0', '')
      const write = id.startsWith('\0') ? construido[which] : undefined
      if (!write) return undefined
      if (!isBuild) return enDesarrollo[which]
      const code = await (built ??= engine(plugins()))
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      const name = `assets/worker-motor-${hash}.js`
      mkdirSync(join(outDir, 'assets'), { recursive: true })
      writeFileSync(join(outDir, name), code)
      return write(`/${name}`)
    },
  }
}

async function engine(plugins: Plugin[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'motor', extend: false, codeSplitting: false },
      },
    },
  })
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [Rolldown.RolldownOutput]
  return output[0].code
}
