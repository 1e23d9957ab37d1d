import type { Endpoint, RequestOf, ResponseOf } from '#contract/endpoint.ts'

import type { Db } from './database.ts'
import type { Portal } from './portal.ts'

/** The asker: from the token and the database, never from the request. */
export type Persona = {
  uid: number
  sid: string
  idAfiliado: number
  /** Affiliate ids of the person's family group, their own included. */
  grupo: readonly number[]
}

export type AuditFields = {
  uid?: number
  sid?: string
  resultado?: string
  objeto?: number
}

export type Context<E extends Endpoint = Endpoint> = {
  /** In a queued write: the transaction that also stores its key. */
  db: Db
  request: RequestOf<E>
  /** Throws on a call that needs no session. */
  persona: Persona
  /** Version from which a save was edited; undefined if the phone sent none. */
  version: number | undefined
  ahora: number
  portal: Portal
  /** Address of the asker, as far as it is known and trusted. */
  direccion: string
  /** Reads another header of the request. */
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
