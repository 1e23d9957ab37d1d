import { createHash } from 'node:crypto'

import type { Lista } from './operaciones/operacion.ts'
import { makePartes } from './partes.ts'
import type { Answer } from './provider.ts'

/** Author of each version of a note. */
export type Written = { uid: number; idNota: number; version: number; by: string; titulo: string }

/** Result of a write: the provider's answer, and the person's text. */
export type Done = { answer: unknown; value: string }

export const no = (status: number, error: string, more: object = {}): Answer => ({
  status,
  body: { error, ...more },
})
export const NOT_THERE = no(404, 'No existe')
export const REFUSED = no(422, 'No se puede guardar un texto que empieza con RECHAZAR.')

export const huellaDe = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** The provider's data of each person in each list, with their effects. */
export function makeBooks(uids: number[], listas: Lista[]) {
  const states = new Map<string, unknown>()
  for (const uid of uids)
    for (const lista of listas) states.set(`${uid} ${lista.key}`, lista.start(uid))

  function of<State>(uid: number, { key }: Lista<State>): State {
    const state = states.get(`${uid} ${key}`)
    if (state === undefined) throw new Error(`nobody has uid ${uid}`)
    return state as State // The list as it is at the start of a run.
  }

  return {
    of,
    written: [] as Written[],
    receipts: { last: 0 },
    partes: makePartes(),
    read: (path: string, uid: number): unknown[] | undefined => {
      const lista = listas.find((each) => each.path === path)
      return lista?.read(of(uid, lista))
    },
  }
}

export type Books = ReturnType<typeof makeBooks>
