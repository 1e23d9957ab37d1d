import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { type Plugin, type Rolldown, build } from 'vite'

const ENTRY = fileURLToPath(new URL('../sw/motor.ts', import.meta.url))
const VIRTUAL = 'virtual:motor'
const RESOLVED = `\0${VIRTUAL}`

/** A classic worker may run what it took along when it was installed, and nothing else; a module worker has no such way. */
const enDesarrollo = `import * as todo from ${JSON.stringify(ENTRY)}
export const traer = () => undefined
export const motor = () => todo`
const apartado = (address: string) => `const direccion = '${address}'
self.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === direccion ? url : null) })
export const traer = () => importScripts(direccion)
export const motor = () => (self.motor ?? traer(), self.motor)`

type Options = { outDir: string; plugins: () => Plugin[] }

/** Builds the engine of the service worker as a file beside it, which 'virtual:motor' fetches and runs. */
export function motorAparte({ outDir, plugins }: Options): Plugin {
  let isBuild = false
  return {
    name: 'motor-aparte',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined
      if (!isBuild) return enDesarrollo
      const code = await engine(plugins())
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      const name = `assets/motor-${hash}.js`
      mkdirSync(join(outDir, 'assets'), { recursive: true })
      writeFileSync(join(outDir, name), code)
      return apartado(`/${name}`)
    },
  }
}

async function engine(plugins: Plugin[]): Promise<string> {
  const built = await build({
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
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [Rolldown.RolldownOutput]
  return output[0].code
}
