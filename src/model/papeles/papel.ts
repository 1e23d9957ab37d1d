import type { Consejo } from './consejos.ts'
import type { NoEsPapel, TipoDePapel } from './tipo.ts'

/** The step of the wizard that a paper belongs to, as the provider calls it. */
export const PASOS_CON_PAPELES = ['requerida', 'opcional', 'historia'] as const
export type PasoConPapeles = (typeof PASOS_CON_PAPELES)[number]

/** A file as the draft lists it; its bytes are stored beside the draft. `antes`: size in bytes when it was picked. */
export type Papel = {
  id: string
  nombre: string
  tipo: string
  bytes: number
  antes: number
  hojas: number
  /** Name of the received file that it was made of: the key of its bytes. */
  de?: string
  /** Possible problems of a photo. */
  consejos?: Consejo[]
  /** For a PDF or a sheet that was made here: its photos, whose bytes are beside the draft, too. */
  fotos?: Papel[]
}

/** Reasons why a file cannot be sent, even if it is the only one. */
export type NoSirve = NoEsPapel | 'rota' | 'inmensa'

/** Result of the preparation of a picked file. */
export type Preparado =
  | {
      state: 'lista'
      bytes: ArrayBuffer
      type: TipoDePapel
      hojas: number
      consejos: Consejo[]
      /** Thumbnail, to distinguish photos; a PDF has none. */
      miniatura: ArrayBuffer | undefined
    }
  /** `sin-taller`: the script that prepares files did not arrive, so this file was not checked. */
  | { state: 'no'; porQue: NoSirve | 'sin-taller' }
  | { state: 'cancelada' }

export const MAX_PAPELES = 4
/** WIZ-11: the limit for sent files. */
export const MAX_BYTES = 4 * 1024 * 1024

/** A larger picture is no photo of a paper, and too large for a cheap phone to open. */
export const ENORME = 20 * 1024 * 1024

export type NoSeElige = 'cantidad' | 'repetido' | 'tamano'

/**
 * Checks whether a file may be added: number of files, duplicates (WIZ-10, WIZ-12), and too large pictures. Pages
 * about to be joined do not count: they become one file.
 */
export function sePuedeElegir(
  file: { name: string; size: number },
  papeles: readonly Pick<Papel, 'nombre' | 'antes'>[],
  cuantos = papeles.length,
): NoSeElige | undefined {
  if (papeles.some(({ nombre, antes }) => nombre === file.name && antes === file.size))
    return 'repetido'
  if (file.size > ENORME) return 'tamano'
  return cuantos >= MAX_PAPELES ? 'cantidad' : undefined
}

/** True if a received file, by its name there, is already among these; a file picked here is named by the form. */
export const estaEntre = (papeles: readonly Pick<Papel, 'id' | 'de'>[], recibido: string) =>
  papeles.some(({ id, de }) => id === recibido || de === recibido)

/** Bytes still free beside these papers. */
export const quedanDe = (papeles: readonly Pick<Papel, 'bytes'>[]): number =>
  MAX_BYTES - 1 - papeles.reduce((sum, { bytes }) => sum + bytes, 0)
