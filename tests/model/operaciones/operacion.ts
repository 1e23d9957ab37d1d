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

/** A list of the portal that changes appear in: the provider's data, and the rules for a copy. */
export type Lista<State = unknown> = {
  /** The key of its copy on a phone. */
  key: string
  /** Address at which the provider answers it. */
  path: string
  /** The provider's data of one person at the start of a run. */
  start(uid: number): State
  read(state: State): unknown[]
  /** Checks that a copy contains only rows that the provider has answered. */
  checkCopy(books: Books, uid: number, value: unknown): void
  /** Version of each row in a copy, if its rows have versions. */
  versions?(value: unknown): { id: number; version: number }[]
}

/** Text that a person types, starting from the screen; undefined if there is nothing to change. */
export type Line = (run: Run, phone: Phone, random: Random, uid: number) => Typed | undefined
export type Typed = {
  payload: object
  value: string
  about: number
  seen: number
  files?: Archivo[]
}

/** A write at the provider: its change and answer, or its refusal, which changes nothing. */
export type Write = (
  books: Books,
  ask: Ask & { uid: number; version: number | undefined },
) => Done | Answer

/** Description of one type of operation, for both levels of the random test. */
export type OperacionDelModelo<Type extends string = string> = {
  type: Type
  /** Action of a person, in words, and its weight. */
  action: { name: string; weight: number }
  lista: Lista
  /** True if no list shows the change, so that it makes no copy old. */
  sinCopia?: true
  /** Part of the address of the one request that counts as its effect. */
  path: string
  /** The ends of the addresses of the steps before it, which are effects too. */
  stepsBefore?: string[]
  /** The provider's answers, by the address of each step. */
  writes: Record<string, Write>
  /** Content of a payload: unique in a run, unless it is repeatable. */
  value(payload: object): string
  line: Line
  /** The payload with other words. An operation without this function cannot be edited. */
  reworded?(payload: object, value: string): object
  /** The change's files, if they do not belong to a note. */
  archivosDe?: (books: Books, uid: number, value: string) => unknown
  /** True if a person may want the same change a second time. */
  isRepeatable?: true
  /** The version that a save made; with versions, another device's newer one can hide it. */
  isOvertaken?(books: Books, intent: { uid: number; value: string }): boolean
  /** Checks that the person sees a row that was not refused, in its list. */
  checkShown(books: Books, shown: unknown, row: Row, mine: Row[]): void
  /** Making it in a real browser; an operation without this has no screen. */
  onScreen?: {
    weight: number
    line: (at: AtScreen) => Promise<TypedOnScreen | undefined>
    /** How the database records the change: its events, and the column with the typed text. */
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

/** Text typed by a person, before they press save. */
export type TypedOnScreen = {
  value: string
  /** Names, sizes and hashes of the chosen files. */
  files?: string[]
  press: () => Promise<unknown>
  /** Waits until the phone confirms it. */
  kept: () => Promise<unknown>
}
