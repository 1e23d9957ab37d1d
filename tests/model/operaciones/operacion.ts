import type { Archivo } from '#local/archivo.ts'
import type { Operacion as Row } from '#local/bases/salida.ts'

import type { notasOn } from '../../faults/support/notas.ts'
import type { Portal } from '../../support/portal.ts'
import type { Run as BrowserRun, Who } from '../browser/run.ts'
import type { Phone } from '../phone.ts'
import type { Answer, Ask } from '../provider.ts'
import type { Books, Done } from '../providerEffects.ts'
import type { Random } from '../random.ts'
import type { Run } from '../run.ts'

/** A list that the portal shows and that changes show in: what the provider has of it, and what must hold of a copy. */
export type Lista<State = unknown> = {
  /** The key of its copy on a phone. */
  key: string
  /** Where the provider answers it. */
  path: string
  /** What the provider has of one person when a run begins. */
  start(uid: number): State
  read(state: State): unknown[]
  /** Nothing is in a copy that the provider never said. */
  checkCopy(books: Books, uid: number, value: unknown): void
  /** Which version of each row a copy has, where its rows have versions. */
  versions?(value: unknown): { id: number; version: number }[]
}

/** What a person types, from what is on the screen; undefined where there is nothing to change. */
export type Line = (run: Run, phone: Phone, random: Random, uid: number) => Typed | undefined
export type Typed = {
  payload: object
  value: string
  about: number
  seen: number
  files?: Archivo[]
}

/** A write at the provider: what it changes and answers, or its refusal, which changes nothing. */
export type Write = (
  books: Books,
  ask: Ask & { uid: number; version: number | undefined },
) => Done | Answer

/** All that both levels of the random test know of one type of operation. */
export type OperacionDelModelo<Type extends string = string> = {
  type: Type
  /** What a person does, in words, and how often. */
  action: { name: string; weight: number }
  lista: Lista
  /** Its list says nothing of it: it makes no copy old, or one that is on no phone of a run. */
  sinCopia?: true
  /** What is part of the address of the one request that counts as its effect. */
  path: string
  /** The ends of the addresses of the steps before it, which are effects too. */
  stepsBefore?: string[]
  /** The provider's answers, by the address of each step. */
  writes: Record<string, Write>
  /** What a payload says: unique in a run, but for what is repeatable. */
  value(payload: object): string
  line: Line
  /** A payload with other words; an operation without this cannot be edited. */
  reworded?(payload: object, value: string): object
  /** The files that came with it, where they are no note's. */
  archivosDe?: (books: Books, uid: number, value: string) => unknown
  /** The same may be wanted and done again. */
  isRepeatable?: true
  /** The version that a save made; where there are versions, another device's newer one can hide it. */
  isOvertaken?(books: Books, intent: { uid: number; value: string }): boolean
  /** What a person must see of a row that was not refused, in its list. */
  checkShown(books: Books, shown: unknown, row: Row, mine: Row[]): void
  /** How it is made in a real browser; an operation without this has no screen. */
  onScreen?: {
    weight: number
    line: (at: AtScreen) => Promise<TypedOnScreen | undefined>
    /** What the database notes down of it: the events, and the column that says what was typed. */
    watched: { on: string; column: string; as?: 'recibo' }[]
  }
}

export type AtScreen = {
  run: BrowserRun
  portal: Portal
  random: Random
  who: Who
  /** The screen with the notes; undefined while they were never loaded. */
  notas: () => Promise<ReturnType<typeof notasOn> | undefined>
}

/** What a person has typed, before they say that it is done. */
export type TypedOnScreen = {
  value: string
  /** Names, sizes and hashes of what was chosen. */
  files?: string[]
  press: () => Promise<unknown>
  /** Until the phone says that it keeps it. */
  kept: () => Promise<unknown>
}
