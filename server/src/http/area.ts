import type { Hono } from 'hono'

import type { tabla } from '#contract/tabla.ts'

import type { Clock } from '../base/clock.ts'
import type { Db } from '../base/database.ts'
import type { AreaHandlers } from '../base/endpointHandler.ts'
import type { Config } from '../base/environment.ts'
import type { Borrar } from '../base/limpiar.ts'
import type { Log } from '../base/log.ts'
import type { Queue } from '../base/metrics.ts'
import type { Archivo, ClaseDeDocumento } from '../base/papel.ts'
import type { Portal } from '../base/portal.ts'
import type { Secrets } from '../base/secrets.ts'
import type { Azar } from '../semilla/azar.ts'
import type { De } from '../semilla/demo.ts'
import type { HttpEnv } from './environment.ts'
import type { Row } from './matriz.ts'

type Tabla = typeof tabla

/** Handlers of calls, by the call's area in the contract and its name. */
export type Answers = { [A in keyof Tabla]?: Partial<AreaHandlers<Tabla[A]>> }

/** Inputs for demo data: people, day, and random numbers that are the same for the same seed. */
export type Siembra = { tx: Db; of: De; ahora: number; azar: Azar }

/** Inputs for a service that runs beside the calls. */
export type Post = {
  db: Db
  clock: Clock
  config: Config
  secrets: Secrets
  log: Log
  /** Files with these keys, with their present content. */
  adjuntosDe: (claves: readonly string[]) => Promise<Archivo[]>
}
export type Service = { stop: () => Promise<void> }

/** Names of calls with a handler, like 'recetas.buscar'. */
type CallsOf<H> = { [A in keyof H & string]: `${A}.${keyof H[A] & string}` }[keyof H & string]

/** Parts of an area besides handlers. */
export type WithoutCalls = {
  /** Areas that its rows refer to: they are seeded before it and cleaned after it. */
  over?: readonly string[]
  /** Larger body limits, by the path of their call. */
  limits?: Record<string, number>
  documents?: Record<string, ClaseDeDocumento>
  /** Pages outside the contract. */
  pages?: (app: Hono<HttpEnv>, portal: Portal) => void
  /** Loaded only for the demo: a production start never reads it (SEC-42). */
  seed?: () => Promise<{ sembrar: (siembra: Siembra) => Promise<void> }>
  /** Removes rows that are no longer needed: looks with `db`, deletes with `borrar`. */
  cleanUp?: (borrar: Borrar, now: number, db: Db) => Promise<void>
  /** Figures about rows that the area still has to send, for the person on duty. */
  queue?: (db: Db, now: number) => Promise<Queue>
  /** Service that runs in every process beside the calls; undefined if this installation has none. */
  service?: (post: Post) => Promise<Service | undefined>
}

/** Everything that an area adds to the server. */
export type Area = WithoutCalls & {
  handlers?: Answers
  /** Rows of the authorization matrix, which only tests load. */
  matriz?: () => Promise<{ matriz: Readonly<Record<string, Row>> }>
}

/** Area with the names of the calls that it answers: each of them has its row. */
export type Answering<H extends Answers> = WithoutCalls & {
  handlers: H
  matriz: () => Promise<{ matriz: Readonly<Record<CallsOf<H>, Row>> }>
}

/** Declares an area with calls. A call without a handler or a row in the matrix does not compile. */
export const area = <const H extends Answers>(manifest: Answering<H>): Answering<H> => manifest
