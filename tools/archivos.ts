import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin } from 'vite'

/** Pages with a first picture whose screen is a chunk of its own. */
const LISTAS = { '/consultar-recetas': 'src/features/recetas/ConsultarRecetasScreen.tsx' }
/** The chunk whose files every signed-in document already names. */
const PORTAL = 'src/app/Portal.tsx'

type Chunk = { file: string; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

/** All chunks that the browser loads for this one. */
function withImports(manifest: Manifest, key: string, found = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk)) return found
  found.add(chunk)
  for (const other of chunk.imports ?? []) withImports(manifest, other, found)
  return found
}

/** The files that a screen needs beside the portal's own: style sheets and scripts. */
export function filesOf(manifest: Manifest, screen: string) {
  if (!manifest[screen]) throw new Error(`${screen} is no chunk of its own any more`)
  const portal = withImports(manifest, PORTAL)
  const chunks = [...withImports(manifest, screen)].filter((chunk) => !portal.has(chunk))
  return {
    hojas: chunks.flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
    guiones: chunks.map(({ file }) => `/${file}`),
  }
}

/** Gives the service worker the names of these files, which the app's own build has chosen before. */
export function archivosDeListas(outDir: string): Plugin {
  const ID = 'virtual:archivos'
  return {
    name: 'archivos-de-listas',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined
      const file = join(outDir, '.vite/manifest.json')
      // Without the list of its files the app's own build has failed: its error is the one to show.
      if (!existsSync(file)) return 'export const archivos = {}'
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
      const archivos = Object.fromEntries(
        Object.entries(LISTAS).map(([path, screen]) => [path, filesOf(manifest, screen)]),
      )
      return `export const archivos = ${JSON.stringify(archivos)}`
    },
  }
}
