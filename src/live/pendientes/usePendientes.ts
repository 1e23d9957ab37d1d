import { useContext, useEffect, useMemo, useState } from 'react'
import { is } from 'superstruct'

import { useFilas } from '#live/cambios/useFilas.ts'
import { Generacion } from '#live/copias/useResource.ts'
import { conoce, conocer, operationOf } from '#live/telefono/conocido.ts'
import { type Avance, type EstadoDeOperacion, type Operacion, isOpen } from '#local/bases/salida.ts'
import { DANADO } from '#local/bases/sane.ts'
import type { AnyOperation } from '#local/catalog.ts'
import type { Hecho } from '#local/operation.ts'

/** A change of the person, in the form that /pendientes shows. */
export type Pendiente = {
  id: string
  type: string
  words: string
  state: EstadoDeOperacion
  reason?: string
  /** The change was refused with a successful status: shown as a warning. */
  avisa?: true
  /** In a conflict: the provider's present value in words. */
  theirs?: string
  createdAt: number
  /** Session in which it was listed. */
  generation: number
  /** End of a wait that the provider asked for. */
  waitsUntil?: number
  /** The stored change is damaged: sending it again would not help. */
  damaged: boolean
  /** Set if the change can be undone without a question: the sentence that the person reads afterwards. */
  undone?: string
  /** The change was never tried: it can be discarded without asking the provider. */
  unsent: boolean
  /** Number of the change for the person: 'Envío N° 27'. */
  numero: number
  /** Payload of the change, if it is undamaged; other modules check it with their operation's struct. */
  payload?: unknown
  /** In a conflict: the provider's present value. */
  hay?: unknown
  tries: number
  /** The person wants it to be sent over Wi-Fi only. */
  soloWifi: boolean
  /** State of the earlier change that it waits behind, if that one waits for the person's decision. */
  detrasDe?: PorDecidir
  /** Progress of its files, if they are sent in parts. */
  subido?: Avance
  /** Time of the next try, if the change waits for one. */
  nextAt?: number
  doneAt?: number
  /** The provider's result, once the change was sent. */
  hecho?: Hecho
}

type PorDecidir = 'rejected' | 'conflict' | 'dudosa'

const UNKNOWN = 'Un cambio de otra versión de la aplicación: actualizá para verlo y enviarlo'
const UNNAMED = 'Un cambio'
const DAMAGED = 'Un cambio que quedó dañado'

/** The person's own changes, oldest first; undefined until they are read. */
export function usePendientes(): Pendiente[] | undefined {
  const generation = useContext(Generacion)
  const filas = useFilas()
  /**
   * The changes as they were after the last wait for their types. A change has no words if its type was not loaded in
   * time.
   */
  const [conocidas, setConocidas] = useState<Operacion[]>()
  useEffect(() => {
    if (filas && !conoce(filas)) void conocer(filas).then(() => setConocidas(filas))
  }, [filas])
  const rows = filas && conoce(filas) ? filas : conocidas
  return useMemo(() => rows && pendientesDe(rows, generation), [rows, generation])
}

/** Rows of one group are sent in order: the first open one holds back the others. */
function pendientesDe(rows: Operacion[], generation: number): Pendiente[] {
  const primeras = new Map<string, EstadoDeOperacion>()
  return rows.map((row) => {
    const { group, state } = row
    const detrasDe = primeras.get(group)
    if (isOpen(row) && detrasDe === undefined) primeras.set(group, state)
    const espera = state === 'pending' && esPorDecidir(detrasDe)
    return { ...toPendiente(row), generation, ...(espera && { detrasDe }) }
  })
}

const esPorDecidir = (state: EstadoDeOperacion | undefined): state is PorDecidir =>
  state === 'rejected' || state === 'conflict' || state === 'dudosa'

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
    // Shown only during sending: a refused change sends its files from the start, and a sent one has nothing left to
    // send.
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
    return undefined // The host's value may have any shape: then the list shows no words for it.
  }
}
