import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import type { Paleta } from '#colores/rampas.ts'

import { azulejo, faltaDeLogo, logoPropio } from './logo.ts'
import { valor } from './valor.ts'

/** Name of a drawing beside the configuration. */
export const ArchivoDeLogo = valor<string>(
  'el nombre de un archivo .svg de la misma carpeta, como "logo.svg"',
  (value) => typeof value === 'string' && /^[\w.-]+\.svg$/.test(value),
)

/** Folder of the images, beside the configuration. */
export const CARPETA = 'marcas'
/** Note on the images: the logo, colour and name that they were made of. */
export const HECHAS = 'hechas.json'

/** Images of the icons and of shared links, as sides or widths and heights in points. */
export const IMAGENES = {
  'icono-192.png': [192, 192],
  'icono-512.png': [512, 512],
  'icono-recortable-512.png': [512, 512],
  'apple-touch-icon.png': [180, 180],
  'vista-previa.png': [1200, 630],
} as const

/** An insurer's own mark. */
export type Marcas = {
  carpeta: string
  /** Changes with the logo, the colour and the name. */
  version: string
  favicon: string
  /** False: the app draws its own mark, and only the icons are this insurer's. */
  conLogo: boolean
}

type Archivo = { nombre: string; colores: Paleta; logo?: string | undefined }

/** Everything that an insurer's images are made of, from the folder of its configuration. */
export function origenDeMarcas(file: string, { nombre, colores, logo }: Archivo) {
  const svg = logo === undefined ? logoPropio(colores) : readLogo(join(dirname(file), logo))
  if (typeof svg !== 'string') return svg
  const version = createHash('sha256')
    .update(JSON.stringify([svg, colores.marca, nombre]))
    .digest('hex')
    .slice(0, 8)
  return { svg, version, carpeta: join(dirname(file), CARPETA) }
}

function readLogo(file: string): string | { falta: string } {
  if (!existsSync(file)) return { falta: 'no está en la carpeta' }
  const svg = readFileSync(file, 'utf8')
  const falta = faltaDeLogo(svg)
  return falta === undefined ? svg : { falta }
}

/** The small icon of a tab, which is also the mark inside the app. */
const faviconDe = (svg: string, { marca }: Paleta) =>
  azulejo(svg, { color: marca, radio: 96, dibujo: 416 })

/**
 * Images that `npm run marcas` made; undefined without a logo and without images. A mistake in the logo, and images of
 * another logo, colour or name, are one sentence.
 */
export function readMarcas(file: string, archivo: Archivo): Marcas | { falta: string } | undefined {
  const { logo, colores } = archivo
  const note = join(dirname(file), CARPETA, HECHAS)
  if (logo === undefined && !existsSync(note)) return undefined
  const origen = origenDeMarcas(file, archivo)
  if ('falta' in origen)
    return { falta: `"logo" es ${JSON.stringify(logo)}, y ese archivo ${origen.falta}.` }
  const { svg, version, carpeta } = origen
  const isThere = Object.keys(IMAGENES).every((name) => existsSync(join(carpeta, name)))
  if (!isThere || versionHecha(note) !== version)
    return {
      falta: `las imágenes de "${CARPETA}" faltan, o son de otro logo, color o nombre. Se hacen con: npm run marcas -- ${basename(dirname(file))}`,
    }
  return { carpeta, version, favicon: faviconDe(svg, colores), conLogo: logo !== undefined }
}

function versionHecha(note: string): unknown {
  if (!existsSync(note)) return undefined
  try {
    return (JSON.parse(readFileSync(note, 'utf8')) as { version?: unknown }).version
  } catch {
    return undefined // not JSON: as good as no note
  }
}
