import type { Adjunto } from '#contract/autorizacion.ts'

import { type Revisado, revisar } from '../archivos/puerta.ts'
import { Problem } from '../base/problem.ts'
import { archivoEn } from '../claves/puerta.ts'

const MAX_FILES = 4
/** What is sent is counted: 4 MB a step (WIZ-11). */
const MAX_BYTES = 4 * 1024 * 1024
const EXTENSIONES: Record<string, string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
}

export type Recibido = Revisado & { nombre: string }
/** What was sent in parts before the call, under its key. */
export type Subida = { clave: string; bytes: Buffer }

/** The files of one step, as they will be kept; refused where the wizard would not have taken them either. */
export function recibir(adjuntos: readonly Adjunto[], subida: Subida | undefined): Recibido[] {
  if (adjuntos.length > MAX_FILES)
    throw new Problem(422, 'Llegaste al límite de cantidad de archivos que podés cargar')
  const names = adjuntos.map(({ fileName, dimension }) => `${fileName}\n${dimension}`)
  if (new Set(names).size < names.length)
    throw new Problem(422, 'El archivo que está intentando subir ya existe')
  if (adjuntos.reduce((sum, { dimension }) => sum + dimension, 0) >= MAX_BYTES)
    throw new Problem(422, 'Superaste el límite de tamaño de archivos que podés cargar')
  return adjuntos.map((adjunto) => uno(adjunto, subida))
}

function uno(adjunto: Adjunto, subida: Subida | undefined): Recibido {
  const { fileName, extension } = adjunto
  const bytes = bytesDe(adjunto, subida)
  const found = bytes && revisar(bytes)
  const wanted = extension.replace(/^\./, '').toLowerCase()
  if (!found || EXTENSIONES[found.tipo]?.includes(wanted) !== true)
    throw new Problem(422, 'Por favor seleccioná un archivo (pdf, jpg, png) válido')
  return { ...found, nombre: nameFor(fileName, wanted) }
}

/** Its bytes, from the call or from what was sent before it; undefined where they are not as it says. */
function bytesDe({ dimension, contentBase64, subido }: Adjunto, subida: Subida | undefined) {
  // A size below 0 would count from the end, and take from what the others may weigh.
  if (![dimension, subido?.desde ?? 0].every((n) => Number.isSafeInteger(n) && n >= 0))
    return undefined
  if (subido)
    return subida?.clave === subido.clave ? archivoEn(subida.bytes, subido, dimension) : undefined
  // What is larger than it says is not unpacked to find that out.
  if (contentBase64.length !== 4 * Math.ceil(dimension / 3)) return undefined
  const bytes = Buffer.from(contentBase64, 'base64')
  // Node's reader skips what is no base64: only what it would write the same way is.
  const exact = bytes.toString('base64') === contentBase64 && bytes.length === dimension
  return exact ? bytes : undefined
}

/** A name is for people to read: no folder, no control letters, and the ending that the file really has. */
function nameFor(fileName: string, extension: string): string {
  const bare = (fileName.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[\p{C}"<>:|?*]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, 100)
  return `${bare || 'archivo'}.${extension}`
}
