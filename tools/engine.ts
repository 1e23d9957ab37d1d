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
/** Script with the cryptography of the lock; only the engine of a phone with a lock runs it. */
const CANDADO = path('../workers/candado.ts')
/** Exports of the engine that the service worker and a page use. */
const VIRTUAL = 'virtual:motor'
const DE_PAGINA = 'virtual:motor-de-pagina'
/** Loads the lock's script; the engine uses it. */
const DEL_CANDADO = 'virtual:candado'

/** A classic worker may run scripts that it stored at installation, and no others; a module worker cannot. */
const enDesarrollo: Record<string, string> = {
  [VIRTUAL]: `import * as todo from ${JSON.stringify(ENTRY)}
export const traer = () => undefined
export const traerPrimera = () => undefined
export const traerCandado = () => undefined
export const motor = () => todo
export const primera = () => ({ paginaDe: async () => undefined })`,
  [DE_PAGINA]: `import Motor from ${JSON.stringify(`${ENTRY}?worker`)}
export const nuevoMotor = (name) => new Motor({ name })`,
  [DEL_CANDADO]: `export const candado = () => import(${JSON.stringify(CANDADO)})`,
}
type Direcciones = { motor: string; candado: string; primera?: string }
const construido: Record<string, (de: Direcciones) => string> = {
  [VIRTUAL]: ({
    motor,
    primera,
    candado,
  }) => `const direcciones = ['${motor}', '${primera}', '${candado}']
self.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (direcciones.includes(url) ? url : null) })
export const traer = () => importScripts(direcciones[0])
export const traerPrimera = () => importScripts(direcciones[1])
export const traerCandado = () => importScripts(direcciones[2])
export const motor = () => (self.motor ?? traer(), self.motor)
export const primera = () => (self.primera ?? traerPrimera(), self.primera)`,
  [DE_PAGINA]: ({ motor }) =>
    `export const nuevoMotor = (name) => new Worker('${motor}', { name })`,
}

/** A page's worker has no policy for scripts yet; the service worker has, and takes no second one. */
const delCandado = (candado: string) => `const direccion = '${candado}'
if (!('registration' in self))
  self.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === direccion ? url : null) })
export const candado = async () => (self.candado ?? importScripts(direccion), self.candado)`

/** Computed once, because both sides must use the same names. */
let built: Promise<{ motor: string; candado: string }> | undefined

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
    resolveId: (id) => (id in enDesarrollo ? `\0${id}` : undefined),
    async load(id) {
      const which = id.replace('\0', '')
      if (!id.startsWith('\0') || !(which in enDesarrollo)) return undefined
      if (!isBuild) return enDesarrollo[which]
      const write = construido[which]
      if (!write) return undefined
      built ??= bothScripts()
      const { motor: engine, candado: lock } = await built
      const motor = keep('assets/worker-motor', engine)
      const candado = keep(NAME_OF_LOCK, lock)
      if (which !== VIRTUAL) return write({ motor, candado })
      // The service worker is built after the app, and names the app's files.
      const primera = await script('primera', PRIMERA, [enLetras(), archivosDeListas(outDir)])
      return write({ motor, candado, primera: keep('assets/r2/worker-primera', primera) })
    },
  }

  /** The engine names the lock's script, which is therefore built first. */
  async function bothScripts(): Promise<{ motor: string; candado: string }> {
    const candado = await script('candado', CANDADO, [partsOfEngine(), ...plugins()])
    const address = `/${fileOf(NAME_OF_LOCK, candado)}`
    return { motor: await script('motor', ENTRY, [withLock(address), ...plugins()]), candado }
  }

  function keep(name: string, code: string): string {
    const file = fileOf(name, code)
    mkdirSync(join(outDir, dirname(file)), { recursive: true })
    writeFileSync(join(outDir, file), code)
    return `/${file}`
  }
}

const NAME_OF_LOCK = 'assets/r2/worker-candado'

function fileOf(name: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return `${name}-${hash}.js`
}

const withLock = (address: string): Plugin => ({
  name: 'address-of-lock',
  resolveId: (id) => (id === DEL_CANDADO ? `\0${id}` : undefined),
  load: (id) => (id === `\0${DEL_CANDADO}` ? delCandado(address) : undefined),
})

/** Dexie and the connections of the engine that runs the script: a second copy would have connections of its own. */
const partsOfEngine = (): Plugin => ({
  name: 'parts-of-engine',
  enforce: 'pre',
  resolveId: (id) => (/^dexie$|dexie\.min\.mjs$|bases\/open\.ts$/.test(id) ? '\0parts' : undefined),
  load: (id) =>
    id === '\0parts'
      ? 'export const { Dexie, RangeSet, connectionOf, openAnew, reportBug } = self.motor.delMotor'
      : undefined,
})

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
