import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie'

import { BASES } from './names.ts'
import type { Archivo } from './operation.ts'

/** The session's truth; a tombstone ('out') tells a sign-out from a browser that threw the database away. */
export type Sesion = SesionAbierta | SesionCerrada

export type SesionAbierta = {
  id: 'actual'
  state: 'in'
  uid: string
  /** Ends this session at the provider; absent on hosts whose token carries none. */
  sid?: string
  token: string
  expiresAt: number
  generation: number
  /** The provider said, or its clock tells, that the token has ended. */
  vencida?: true
  correoConfirmado: boolean
  /** 'Este teléfono es compartido', as the person said at sign-in. */
  shared: boolean
  /** When a shared phone was last used. */
  usedAt?: number
  /** Since when the token is in local storage too. */
  mirroredAt?: number
  /** 'Modo prestado': whose counter is all that shows. */
  prestado?: number
  /** And whoever holds it may turn to the others of the family. */
  prestadoATodos?: true
  /** What is asked for when a lent phone is given back, where its person wants that (devolucion.ts). */
  devolucion?: Devolucion
  /** Local storage was seen to have kept it: from then on, its absence there means signed out (SESS-02). */
  mirrorKept: boolean
}

/** Enough of the person's password to tell a wrong one, and how often a wrong one came: `hasta` was `espera` away when it was set. */
export type Devolucion = {
  sal: Uint8Array<ArrayBuffer>
  vueltas: number
  huella: number[]
  fallos: number
  espera: number
  hasta: number
}

export type PorQueSalio = 'salir' | '401' | 'sin-token' | 'sin-uso'
export type SesionCerrada = {
  id: 'actual'
  state: 'out'
  uid: string
  generation: number
  why: PorQueSalio
  at: number
}

/** 'dudosa': a host that knows no keys may or may not have got it. The drawing is in docs/ARCHITECTURE.md. */
export type EstadoDeOperacion = 'pending' | 'sending' | 'rejected' | 'conflict' | 'dudosa' | 'done'

/** Not through and not given up: what the person still waits for. */
export const isOpen = ({ state }: Pick<Operacion, 'state'>) => state !== 'done'

/** A change that the person made. */
export type Operacion = {
  seq?: number
  /** For as long as there is the row; and the key of its first step, until that was refused and it got another. */
  id: string
  uid: string
  type: string
  group: string
  /** Frozen at the first send. Absent once a finished row was reduced at sign-out. */
  payload?: unknown
  state: EstadoDeOperacion
  createdAt: number
  /** One Idempotency-Key for each step. */
  keys: string[]
  /** What the provider answered to the steps that are through. */
  answers: unknown[]
  /** Under the keys that it has: with none, or one that was refused, nothing of it can be on its way. */
  tries: number
  /** Extensions that it was sent with: it never goes without them again. */
  carried?: string[]
  /** The person discards it, and the provider is being asked: what they make anew is not this one. */
  leaving?: true
  /** Not before this moment, which was `waitMs` away when it was set; `told` when the server named it: nothing skips it. */
  nextAt?: number
  waitMs?: number
  told?: boolean
  reason?: string
  /** A conflict: what the provider has instead. */
  theirs?: unknown
  /** Place in the order of questions and answers (`order.ts`): copies asked for later contain the change. */
  confirmedAt?: number
  /** When that was, for people. */
  doneAt?: number
}

/** A file of an unsent operation; it goes with it. */
export type ArchivoGuardado = Archivo & { operacion: string; n: number }

/** What was typed and not yet accepted, under the person and form it belongs to. */
export type Borrador = {
  uid: string
  formulario: string
  value: unknown
  /** The key that the operation will have: saved twice, or in two windows, it is one operation. */
  clave: string
  /** Which window wrote it last. */
  window: string
  savedAt: number
}

/** Who sends the outbox, by heartbeat; `fence` grows with every holder, so that one who was overtaken notices. */
export type Turno = { id: 'envio'; fence: number; beatAt: number; held: boolean }

/** A change that the mirror knew of and this database lost (reconcile.ts). */
export type Perdida = {
  id: string
  /** Salted: see mirror.ts. */
  quien: string
  type: string
  createdAt: number
  /** Its first key, where that is not its id any more. */
  primera?: string | undefined
  /** Of several steps: the key of the last one. Only what arrived with it arrived whole. */
  ultima?: string | undefined
  /** 'asking': the provider is still to be asked whether it had arrived. */
  state: 'asking' | 'lost' | 'unknown'
}

/** A sign-out that the provider has not heard of yet: nothing but the session's own secret. */
export type Revocacion = { sid: string; at: number }

export class SalidaDb extends Dexie {
  sesion!: Table<Sesion, string>
  operaciones!: EntityTable<Operacion, 'seq'>
  revocaciones!: EntityTable<Revocacion, 'sid'>
  archivos!: Table<ArchivoGuardado, [string, number]>
  borradores!: Table<Borrador, [string, string]>
  turnos!: Table<Turno, string>
  perdidas!: EntityTable<Perdida, 'id'>

  constructor(name: string = BASES.salida, options: DexieOptions = {}) {
    // Strict: a confirmed write must survive a flat battery.
    super(name, { ...options, chromeTransactionDurability: 'strict' })
    this.version(1).stores({
      sesion: 'id',
      operaciones: '++seq, &id, [uid+state], uid',
      revocaciones: 'sid',
    })
    this.version(2)
      .stores({
        archivos: '[operacion+n], operacion',
        borradores: '[uid+formulario], uid',
        turnos: 'id',
        perdidas: 'id',
      })
      .upgrade(async (upgrade) => {
        await upgrade.table<Operacion>('operaciones').toCollection().modify(withSteps)
      })
  }
}

/** Rows of version 1 had one step; `confirmedAt` was the clock's time, and the order of questions starts above it. */
function withSteps(row: Operacion) {
  row.keys = [row.id]
  row.answers = []
  if (row.confirmedAt !== undefined) row.doneAt = row.confirmedAt
}
