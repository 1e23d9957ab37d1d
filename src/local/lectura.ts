import { Dexie, type DexieOptions, type EntityTable } from 'dexie'

import type { CallFailure } from '#contract/callError.ts'

import { BASES } from './names.ts'

/** What the provider answered, under its resource's key. */
export type Copia = {
  key: string
  resource: string
  value: unknown
  savedAt: number
  /** When its request started: an answer to an older question never overwrites a newer one. */
  askedAt: number
  /** The last place in that order when the answer was there: a question up to it may have been read before this one. */
  answeredAt?: number
  /** Known not to be what the provider has: old whatever its age. */
  outdated?: true
}

/** Why the last attempt to refresh a copy failed; gone with the next success. */
export type Falla = { key: string; failure: CallFailure; failedAt: number }

/** Whose data these are. Every write checks the generation, so that a late answer never lands after a sign-out. */
export type Dueno = { id: 'actual'; uid: string; generation: number }

/** What is kept ready to be shown before any screen can (sync/compose.ts). */
export type DocumentoGuardado = { id: string; value: unknown; madeAt: number }

/** What this phone signs with while this session lasts: nobody can take it out of the browser, and the provider knows it. */
export type Llave = { id: 'dispositivo'; privada: CryptoKey; publica: Uint8Array<ArrayBuffer> }

export class LecturaDb extends Dexie {
  copias!: EntityTable<Copia, 'key'>
  fallas!: EntityTable<Falla, 'key'>
  dueno!: EntityTable<Dueno, 'id'>
  llaves!: EntityTable<Llave, 'id'>
  documentos!: EntityTable<DocumentoGuardado, 'id'>

  constructor(name: string = BASES.lectura, options: DexieOptions = {}) {
    super(name, options)
    this.version(1).stores({ copias: 'key, resource', fallas: 'key', dueno: 'id' })
    this.version(2).stores({ llaves: 'id', documentos: 'id' })
  }
}
