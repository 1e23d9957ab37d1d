import type { manualEnImagenes } from '../manualEnImagenes.ts'

/**
 * A sentence of the manual. `con`: true only of hosts with this extension; for the others `sin` is said in its place, or
 * nothing.
 */
type Oracion = string | { con: string; dice: string; sin?: string }

/** Picture of the product; `dice`: its description, for people who cannot see it, with the marked part. */
type Imagen = { archivo: keyof typeof manualEnImagenes; dice: string }

/** Chapter of the manual: one task. Text between asterisks is exactly as on the screen. */
export type Capitulo = {
  id: string
  titulo: string
  /** Other words for the task, for the search. */
  palabras: string
  /** Purpose, before the steps. */
  intro: string
  pasos: readonly Oracion[]
  /** Picture below a step, by the step's number from 0. */
  imagenes?: Readonly<Record<number, Imagen>>
  /** Further hints. */
  notas?: readonly Oracion[]
}

/** True if the host announces this extension. */
export type Ofrece = (capacidad: string) => boolean

/** Sentences that are true of this host. */
export const oracionesDe = (oraciones: readonly Oracion[] = [], ofrece: Ofrece): string[] =>
  oraciones.flatMap((una) => {
    if (typeof una === 'string') return una
    return ofrece(una.con) ? una.dice : (una.sin ?? [])
  })

/** Parts of a sentence: every second one is exactly as on the screen. */
export const partesDePaso = (texto: string): string[] => texto.split('*')

/** The sentence without asterisks, for speech. */
export const sinMarcas = (texto: string): string => texto.replaceAll('*', '')
