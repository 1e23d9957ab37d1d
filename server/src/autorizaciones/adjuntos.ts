import type { Adjunto } from '#contract/autorizacion.ts'

import { type Revisado, revisar } from '../archivos/puerta.ts'
import { Problem } from '../base/problem.ts'
import { archivoEn } from '../claves/puerta.ts'

const MAX_FILES = 4
/** 4 MB of sent files in each step (WIZ-11). */
const MAX_BYTES = 4 * 1024 * 1024
const EXTENSIONES: Record<string, string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
}

export type Recibido = Revisado & { nombre: string }
/** Files that the phone uploaded in parts before this call, with the key of that upload. */
export type Subida = { clave: string; bytes: Buffer }

/** Files of one step in their stored form; refuses files that the wizard would refuse too. */
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

/** Bytes of a file, from the call or from the upload; undefined if they do not match their description. */
function bytesDe({ dimension, contentBase64, subido }: Adjunto, subida: Subida | undefined) {
  // A negative size would be counted from the end of the upload, and would lower the total of the step.
  if (![dimension, subido?.desde ?? 0].every((n) => Number.isSafeInteger(n) && n >= 0))
    return undefined
  if (subido)
    return subida?.clave === subido.clave ? archivoEn(subida.bytes, subido, dimension) : undefined
  // Base64 longer than the declared size is not decoded.
  if (contentBase64.length !== 4 * Math.ceil(dimension / 3)) return undefined
  const bytes = Buffer.from(contentBase64, 'base64')
  // Buffer.from skips characters that are not base64: only text that encodes back unchanged is accepted.
  const exact = bytes.toString('base64') === contentBase64 && bytes.length === dimension
  return exact ? bytes : undefined
}

/** File name for people: no folders, no control characters, and the extension of its real type. */
function nameFor(fileName: string, extension: string): string {
  const bare = (fileName.split(/[/\\]/).at(-1) ?? '')
    .replaceAll(/[\p{C}"<>:|?*]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, 100)
  return `${bare || 'archivo'}.${extension}`
}
