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
/** Dexie, which page and engine share. */
const SOURCE_OF_DEXIE = path('../workers/dexie.ts')
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
type Guiones = Record<'dexie' | 'motor' | 'candado', string>
type Direcciones = Guiones & { primera?: string }
const construido: Record<string, (de: Direcciones) => string> = {
  [VIRTUAL]: ({
    dexie,
    motor,
    primera,
    candado,
  }) => `const direcciones = ['${motor}', '${primera}', '${candado}', '${dexie}']
self.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (direcciones.includes(url) ? url : null) })
export const traer = () => importScripts(direcciones[0])
export const traerPrimera = () => importScripts(direcciones[1])
export const traerCandado = () => importScripts(direcciones[2])
export const motor = () => (self.motor ?? traer(), self.motor)
export const primera = () => (self.primera ?? traerPrimera(), self.primera)`,
  [DE_PAGINA]: ({ motor }) =>
    `export const nuevoMotor = (name) => new Worker('${motor}', { name })`,
}

/** Dexie wherever its code imports it, in a build. */
const IS_DEXIE = /^dexie$|dexie\.min\.mjs$/
const APARTE = '\0dexie-aparte'
/** `bring`: code that runs Dexie's file. */
const deDexie = (bring: string) => `${bring}
export const { Dexie, RangeSet, liveQuery, mergeRanges } = self.delDexie`

/**
 * Dexie and the lock in the engine. A page's worker has no policy for their scripts yet; the service worker has, and
 * takes no second one.
 */
const enMotor = (dexie: string, candado: string): Record<string, string> => ({
  [APARTE]: deDexie(`const direcciones = ['${dexie}', '${candado}']
if (!('registration' in self))
  self.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (direcciones.includes(url) ? url : null) })
if (!self.delDexie) importScripts(direcciones[0])`),
  [`\0${DEL_CANDADO}`]: `export const candado = async () => (self.candado ?? importScripts('${candado}'), self.candado)`,
})

/** Computed once, because both sides must use the same names. */
let built: Promise<Guiones> | undefined
/** File of Dexie in this build. */
let fileOfDexie: string | undefined

type Options = { outDir: string; plugins: () => Plugin[] }

/**
 * Builds the engine as one file, which pages run in a worker and the service worker runs inside itself: a phone fetches
 * it once. Dexie is one more file, which pages import too: a version with the same Dexie does not fetch it again. Also
 * builds the script for the first picture of some pages.
 */
export function separateEngine({ outDir, plugins }: Options): Plugin {
  let isBuild = false
  return {
    name: 'separate-engine',
    enforce: 'pre', // Otherwise the file of the package is found first.
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId(id) {
      if (isBuild && IS_DEXIE.test(id)) return APARTE
      if (id.startsWith(`/${NAME_OF_DEXIE}-`)) return { id, external: 'absolute' }
      return id in enDesarrollo ? `\0${id}` : undefined
    },
    async load(id) {
      if (id === APARTE) return deDexie(`import '${(await addresses()).dexie}'`)
      const which = id.replace('\0', '')
      if (!id.startsWith('\0') || !(which in enDesarrollo)) return undefined
      if (!isBuild) return enDesarrollo[which]
      const write = construido[which]
      if (!write) return undefined
      const files = await addresses()
      if (which !== VIRTUAL) return write(files)
      // The service worker is built after the app, and names the app's files.
      const primera = await script('primera', PRIMERA, [enLetras(), archivosDeListas(outDir)])
      return write({ ...files, primera: keep('assets/r2/worker-primera', primera) })
    },
  }

  async function addresses(): Promise<Guiones> {
    built ??= engineScripts(plugins)
    const { dexie, motor, candado } = await built
    fileOfDexie = fileOf(NAME_OF_DEXIE, dexie)
    return {
      dexie: keep(NAME_OF_DEXIE, dexie),
      motor: keep('assets/worker-motor', motor),
      candado: keep(NAME_OF_LOCK, candado),
    }
  }

  function keep(name: string, code: string): string {
    const file = fileOf(name, code)
    mkdirSync(join(outDir, dirname(file)), { recursive: true })
    writeFileSync(join(outDir, file), code)
    return `/${file}`
  }
}

const NAME_OF_LOCK = 'assets/r2/worker-candado'
const NAME_OF_DEXIE = 'assets/dexie'

/** The engine names the scripts of Dexie and of the lock, which are therefore built first. */
export async function engineScripts(plugins: () => Plugin[]): Promise<Guiones> {
  const dexie = await script('dexie', SOURCE_OF_DEXIE, plugins())
  const candado = await script('candado', CANDADO, [partsOfEngine(), ...plugins()])
  const others = enMotor(`/${fileOf(NAME_OF_DEXIE, dexie)}`, `/${fileOf(NAME_OF_LOCK, candado)}`)
  const motor = await script('motor', ENTRY, [withOthers(others), ...plugins()])
  return { dexie, motor, candado }
}

/** The files of a chunk that is loaded later, and Dexie's, which the loader does not know: it is no chunk. */
export const conDexie = (_script: string, files: string[]): string[] =>
  fileOfDexie !== undefined && files.some((file) => file.includes('/telefono-'))
    ? [...files, fileOfDexie]
    : files

function fileOf(name: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return `${name}-${hash}.js`
}

const withOthers = (others: Record<string, string>): Plugin => ({
  name: 'scripts-beside-engine',
  enforce: 'pre',
  resolveId: (id) => (IS_DEXIE.test(id) ? APARTE : id === DEL_CANDADO ? `\0${id}` : undefined),
  load: (id) => others[id],
})

/** Dexie and the connections of the engine that runs the script: a second copy would have connections of its own. */
const partsOfEngine = (): Plugin => ({
  name: 'parts-of-engine',
  enforce: 'pre',
  resolveId: (id) => (IS_DEXIE.test(id) || id.endsWith('bases/open.ts') ? '\0parts' : undefined),
  load: (id) =>
    id === '\0parts'
      ? `export const { Dexie, RangeSet } = self.delDexie
export const { connectionOf, openAnew, reportBug } = self.motor.delMotor`
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
