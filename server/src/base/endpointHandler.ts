import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts'

import type { Db } from './database.ts'
import type { Portal } from './portal.ts'

/** Who asks: derived from the token and the database, never from the request. */
export type Persona = {
  uid: number
  sid: string
  idAfiliado: number
  /** Affiliate ids of the family group that this person acts for, their own included. */
  grupo: readonly number[]
}

export type AuditFields = {
  uid?: number
  sid?: string
  resultado?: string
  objeto?: number
}

export type Context<E extends Endpoint = Endpoint> = {
  /** For a queued write this is the transaction that also keeps its key. */
  db: Db
  request: RequestOf<E>
  /** Throws on a call that needs no session: there is nobody to speak of. */
  persona: Persona
  /** The version that a save was edited from; undefined where the phone names none. */
  version: number | undefined
  ahora: number
  portal: Portal
  /** Address of who asks, as far as it is known and believed. */
  direccion: string
  /** A header of the request, for what is neither the person nor the request itself. */
  pedida: (name: string) => string | undefined
  /** Adds a header to the answer. */
  header: (name: string, value: string) => void
  /** Writes to the security log: ids only (SEC-44). */
  audit: (evento: string, fields?: AuditFields) => void
}

export type Handler<E extends Endpoint> = (context: Context<E>) => Promise<ResponseOf<E>>

/** One handler for each call of an area: a call without one does not compile. */
export type AreaHandlers<Area extends Record<string, Endpoint>> = {
  [Name in keyof Area]: Handler<Area[Name]>
}
export type Handlers<Table extends Record<string, Record<string, Endpoint>>> = {
  [Area in keyof Table]: AreaHandlers<Table[Area]>
}
