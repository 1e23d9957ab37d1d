import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { type Plugin, type Rolldown, build } from 'vite'

import { archivosDeListas } from './archivos.ts'
import { DEXIE } from './dexie.ts'
import { enLetras } from './letras.ts'

const path = (of: string) => fileURLToPath(new URL(of, import.meta.url))
const ENTRY = path('../workers/engine.ts')
/** Script that draws the first picture of some pages as text; only the service worker runs it, for these pages. */
const PRIMERA = path('../sw/primera.ts')
/** Exports of the engine that the service worker and a page use. */
const VIRTUAL = 'virtual:motor'
const DE_PAGINA = 'virtual:motor-de-pagina'

/** A classic worker may run scripts that it stored at installation, and no others; a module worker cannot. */
const enDesarrollo: Record<string, string> = {
  [VIRTUAL]: `import * as todo from ${JSON.stringify(ENTRY)}
export const traer = () => undefined
export const traerPrimera = () => undefined
export const motor = () => todo
export const primera = () => ({ paginaDe: async () => undefined })`,
  [DE_PAGINA]: `import Motor from ${JSON.stringify(`${ENTRY}?worker`)}
export const nuevoMotor = (name) => new Motor({ name })`,
}
const construido: Record<string, (motor: string, primera: string | undefined) => string> = {
  [VIRTUAL]: (motor, primera) => `const direcciones = ['${motor}', '${primera}']
self.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (direcciones.includes(url) ? url : null) })
export const traer = () => importScripts(direcciones[0])
export const traerPrimera = () => importScripts(direcciones[1])
export const motor = () => (self.motor ?? traer(), self.motor)
export const primera = () => (self.primera ?? traerPrimera(), self.primera)`,
  [DE_PAGINA]: (motor) => `export const nuevoMotor = (name) => new Worker('${motor}', { name })`,
}

/** Computed once, because both sides must use the same name. */
let built: Promise<string> | undefined

type Options = { outDir: string; plugins: () => Plugin[] }

/**
 * Builds the engine as one file, which pages run in a worker and the service worker runs inside itself: a phone fetches
 * it once. Also builds the script for the first picture of some pages.
 */
export function separateEngine({ outDir, plugins }: Options): Plugin {
  let isBuild = false
  return {
    name: 'separate-engine',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id in construido ? `\0${id}` : undefined),
    async load(id) {
      const which = id.replace('\0', '')
      const write = id.startsWith('\0') ? construido[which] : undefined
      if (!write) return undefined
      if (!isBuild) return enDesarrollo[which]
      built ??= script('motor', ENTRY, plugins())
      const motor = keep('assets/worker-motor', await built)
      if (which !== VIRTUAL) return write(motor, undefined)
      // The service worker is built after the app, and names the app's files.
      const primera = await script('primera', PRIMERA, [enLetras(), archivosDeListas(outDir)])
      return write(motor, keep('assets/r2/worker-primera', primera))
    },
  }

  function keep(name: string, code: string): string {
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
    const file = `${name}-${hash}.js`
    mkdirSync(join(outDir, dirname(file)), { recursive: true })
    writeFileSync(join(outDir, file), code)
    return `/${file}`
  }
}

/** Builds one file without imports, with its exports under one global name. */
export async function script(name: string, input: string, plugins: Plugin[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    resolve: { alias: DEXIE },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rollupOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: {
          format: 'iife',
          name,
          extend: false,
          codeSplitting: false,
          generatedCode: { symbols: false },
        },
      },
    },
  })
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [Rolldown.RolldownOutput]
  return output[0].code
}
