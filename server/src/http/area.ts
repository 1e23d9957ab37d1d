import type { Hono } from 'hono'

import type { tabla } from '#contract/tabla.ts'

import type { Clock } from '../base/clock.ts'
import type { Db } from '../base/database.ts'
import type { AreaHandlers } from '../base/endpointHandler.ts'
import type { Config } from '../base/environment.ts'
import type { Log } from '../base/log.ts'
import type { Archivo, ClaseDeDocumento } from '../base/papel.ts'
import type { Portal } from '../base/portal.ts'
import type { Secrets } from '../base/secrets.ts'
import type { Azar } from '../semilla/azar.ts'
import type { De } from '../semilla/demo.ts'
import type { HttpEnv } from './environment.ts'
import type { Row } from './matriz.ts'

type Tabla = typeof tabla

/** Answers to calls of the contract, by their area there and their name. */
export type Answers = { [A in keyof Tabla]?: Partial<AreaHandlers<Tabla[A]>> }

/** What the demo's rows are made from: the people, the day, and chance that is the same for the same seed. */
export type Siembra = { tx: Db; of: De; ahora: number; azar: Azar }

/** What a service beside the calls works with. */
export type Post = {
  db: Db
  clock: Clock
  config: Config
  secrets: Secrets
  log: Log
  /** The files of these keys, as they are now. */
  adjuntosDe: (claves: readonly string[]) => Promise<Archivo[]>
}
export type Service = { stop: () => Promise<void> }

/** 'recetas.buscar' of each call that is answered. */
type CallsOf<H> = { [A in keyof H & string]: `${A}.${keyof H[A] & string}` }[keyof H & string]

/** What an area gives to the whole beside answers. */
export type WithoutCalls = {
  /** Areas whose rows its own point at: their seed goes before its own, their cleaning after. */
  over?: readonly string[]
  /** Bodies that may be larger than others, by the path of their call. */
  limits?: Record<string, number>
  documents?: Record<string, ClaseDeDocumento>
  /** Pages of its own beside the contract. */
  pages?: (app: Hono<HttpEnv>, portal: Portal) => void
  /** Loaded for the demo alone: a production start never reads it (SEC-42). */
  seed?: () => Promise<{ sembrar: (siembra: Siembra) => Promise<void> }>
  /** Removes rows that have served their time. */
  cleanUp?: (db: Db, now: number) => Promise<void>
  /** Runs in every process beside the calls; undefined where this installation has none. */
  service?: (post: Post) => Promise<Service | undefined>
}

/** What an area of the server gives to the whole. */
export type Area = WithoutCalls & {
  handlers?: Answers
  /** Loaded for the tests alone: who may make these calls, and whose. */
  matriz?: () => Promise<{ matriz: Readonly<Record<string, Row>> }>
}

/** The same of one area, with the names of the calls that it answers: each has its row. */
export type Answering<H extends Answers> = WithoutCalls & {
  handlers: H
  matriz: () => Promise<{ matriz: Readonly<Record<CallsOf<H>, Row>> }>
}

/** The manifest of an area that answers calls: one without its answer or its row does not compile. */
export const area = <const H extends Answers>(manifest: Answering<H>): Answering<H> => manifest
