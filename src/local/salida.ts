import { Dexie, type EntityTable, type Table } from 'dexie'

import { BASES } from './names.ts'

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
  /** Local storage was seen to have kept it: from then on, its absence there means signed out (SESS-02). */
  mirrorKept: boolean
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

export type EstadoDeOperacion = 'pending' | 'sending' | 'rejected' | 'conflict' | 'done'

/** A change that the person made; its id is its Idempotency-Key. */
export type Operacion = {
  seq?: number
  id: string
  uid: string
  type: string
  group: string
  /** Frozen at the first send. Absent once a finished row was reduced at sign-out. */
  payload?: unknown
  state: EstadoDeOperacion
  createdAt: number
  tries: number
  /** Not before this moment; `told` when the server named it, so that nothing skips the wait. */
  nextAt?: number
  told?: boolean
  reason?: string
  /** When the provider confirmed it: copies asked for later contain the change. */
  confirmedAt?: number
}

/** A sign-out that the provider has not heard of yet: nothing but the session's own secret. */
export type Revocacion = { sid: string; at: number }

export class SalidaDb extends Dexie {
  sesion!: Table<Sesion, string>
  operaciones!: EntityTable<Operacion, 'seq'>
  revocaciones!: EntityTable<Revocacion, 'sid'>

  constructor(name: string = BASES.salida) {
    // Strict: a confirmed write must survive a flat battery.
    super(name, { chromeTransactionDurability: 'strict' })
    this.version(1).stores({
      sesion: 'id',
      operaciones: '++seq, &id, [uid+state], uid',
      revocaciones: 'sid',
    })
  }
}
