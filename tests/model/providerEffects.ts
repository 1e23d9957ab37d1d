import { createHash } from 'node:crypto'

import type { Lista } from './operaciones/operacion.ts'
import { makePartes } from './partes.ts'
import type { Answer } from './provider.ts'

/** Who wrote which version of a note. */
export type Written = { uid: number; idNota: number; version: number; by: string; titulo: string }

/** What a write did: what the provider answers, and what the person had typed. */
export type Done = { answer: unknown; value: string }

export const no = (status: number, error: string, more: object = {}): Answer => ({
  status,
  body: { error, ...more },
})
export const NOT_THERE = no(404, 'No existe')
export const REFUSED = no(422, 'No se puede guardar un texto que empieza con RECHAZAR.')

export const huellaDe = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** What a provider has of each person in each list, with what happened to it. */
export function makeBooks(uids: number[], listas: Lista[]) {
  const states = new Map<string, unknown>()
  for (const uid of uids)
    for (const lista of listas) states.set(`${uid} ${lista.key}`, lista.start(uid))

  function of<State>(uid: number, { key }: Lista<State>): State {
    const state = states.get(`${uid} ${key}`)
    if (state === undefined) throw new Error(`nobody has uid ${uid}`)
    return state as State // what this list began with
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
