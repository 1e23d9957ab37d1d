import { useContext, useEffect, useMemo, useState } from 'react'
import { is } from 'superstruct'

import { useFilas } from '#live/cambios/useFilas.ts'
import { Generacion } from '#live/copias/useResource.ts'
import { conoce, conocer, operationOf } from '#live/telefono/conocido.ts'
import type { Avance, EstadoDeOperacion, Operacion } from '#local/bases/salida.ts'
import { DANADO } from '#local/bases/sane.ts'
import type { AnyOperation } from '#local/catalog.ts'
import type { Hecho } from '#local/operation.ts'

/** One of the person's own changes, as /pendientes shows it. */
export type Pendiente = {
  id: string
  type: string
  words: string
  state: EstadoDeOperacion
  reason?: string
  /** Refused by an answer that is no failure. */
  avisa?: true
  /** A conflict: what the provider has instead, in words. */
  theirs?: string
  createdAt: number
  /** Which session it is listed for. */
  generation: number
  /** The provider asked not to be asked before. */
  waitsUntil?: number
  /** It makes no sense any more: sending it again would change nothing. */
  damaged: boolean
  /** It can be taken back without a question: what the person reads afterwards. */
  undone?: string
  /** Never sent, not even in vain: it can be taken back without asking anybody. */
  unsent: boolean
  /** What a person calls it by: 'Envío N° 27'. */
  numero: number
  /** What it says, where that is whole: another module reads it by its operation's struct. */
  payload?: unknown
  /** A conflict: what the provider has instead. */
  hay?: unknown
  tries: number
  /** It waits for a Wi-Fi: so its person chose. */
  soloWifi: boolean
  /** How far its files have come, of what is sent in parts. */
  subido?: Avance
  /** When it is tried again, where it waits for that. */
  nextAt?: number
  doneAt?: number
  /** What the provider made of it, once it is through. */
  hecho?: Hecho
}

const UNKNOWN = 'Un cambio de otra versión de la aplicación: actualizá para verlo y enviarlo'
const UNNAMED = 'Un cambio'
const DAMAGED = 'Un cambio que quedó dañado'

/** The person's own changes, oldest first; undefined until they are read. */
export function usePendientes(): Pendiente[] | undefined {
  const generation = useContext(Generacion)
  const filas = useFilas()
  /** The last ones that had to be waited for, until they were known or would have come by now. */
  const [conocidas, setConocidas] = useState<Operacion[]>()
  useEffect(() => {
    if (filas && !conoce(filas)) void conocer(filas).then(() => setConocidas(filas))
  }, [filas])
  const rows = filas && conoce(filas) ? filas : conocidas
  return useMemo(() => rows && pendientesDe(rows, generation), [rows, generation])
}

const pendientesDe = (rows: Operacion[], generation: number): Pendiente[] =>
  rows.map((row) => ({ ...toPendiente(row), generation }))

function toPendiente(row: Operacion): Omit<Pendiente, 'generation'> {
  const { id, type, state, reason, createdAt, tries, told, nextAt, doneAt, seq = 0 } = row
  const operation = operationOf(type)
  const theirs = state === 'conflict' ? theirWords(operation, row) : undefined
  return {
    id,
    type,
    words: wordsFor(operation, row),
    state,
    createdAt,
    unsent: tries === 0,
    tries,
    soloWifi: row.soloWifi === true,
    ...(row.avisa && { avisa: true }),
    numero: seq,
    ...(operation && is(row.payload, operation.payload) && { payload: row.payload }),
    ...(state === 'conflict' && { hay: row.theirs }),
    ...(nextAt !== undefined && { nextAt }),
    ...(doneAt !== undefined && { doneAt }),
    // Refused, it begins again; sent, there is nothing left to say of it.
    ...(row.subido &&
      tries > 0 &&
      (state === 'pending' || state === 'sending') && { subido: row.subido }),
    ...conHecho(operation, row),
    damaged: reason === DANADO,
    ...(operation?.undone !== undefined && { undone: operation.undone }),
    ...(reason !== undefined && { reason }),
    ...(told && nextAt !== undefined && { waitsUntil: nextAt }),
    ...(theirs !== undefined && { theirs }),
  }
}

function conHecho(operation: AnyOperation | undefined, { state, answers }: Operacion) {
  const hecho = state === 'done' ? operation?.hecho?.(answers) : undefined
  return hecho && { hecho }
}

function wordsFor(operation: AnyOperation | undefined, { type, payload }: Operacion): string {
  if (!operation) return type === '' ? DAMAGED : conoce([{ type }]) ? UNKNOWN : UNNAMED
  if (payload === undefined) return operation.name
  return is(payload, operation.payload) ? operation.describe(payload) : DAMAGED
}

function theirWords(operation: AnyOperation | undefined, { theirs }: Operacion) {
  try {
    return operation?.version?.describeTheirs(theirs)
  } catch {
    return undefined // what a host sends with a conflict is checked by nobody: the list shows without it
  }
}
