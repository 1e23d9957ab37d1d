import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie'

import type { Archivo } from '#local/archivo.ts'

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
  /** The token has ended, by the provider's answer or by its clock. */
  vencida?: true
  correoConfirmado: boolean
  /** 'Este teléfono es compartido', as the person said at sign-in. */
  shared: boolean
  /** When a shared phone was last used. */
  usedAt?: number
  /** Since when the token is in local storage too. */
  mirroredAt?: number
  /** 'Modo prestado': the member whose counter is the only thing shown. */
  prestado?: number
  /** The borrower may also see the other members of the family. */
  prestadoATodos?: true
  /** The mark of the password that ends the loan, if the owner chose one (devolucion.ts). */
  devolucion?: Devolucion
  /** Local storage was seen to have the token: from then on, its absence there means signed out (SESS-02). */
  mirrorKept: boolean
}

/** A short hash of the person's password, and the number of wrong tries: `hasta` was `espera` away when it was set. */
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

/** 'dudosa': a host that cannot tell may or may not have received it. The drawing is in docs/architecture/outbox.md. */
export type EstadoDeOperacion = 'pending' | 'sending' | 'rejected' | 'conflict' | 'dudosa' | 'done'

/** Not finished and not given up: the person still waits for it. */
export const isOpen = ({ state }: Pick<Operacion, 'state'>) => state !== 'done'

export type Avance = { bytes: number; total: number }

/** A change that the person made. */
export type Operacion = {
  seq?: number
  /** The row's id for its whole life; also the key of its first step, until a refusal gave it another. */
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
  /** The provider's answers to the steps that were answered. */
  answers: unknown[]
  /** Tries with the present keys. With 0, nothing of this change can be on its way. */
  tries: number
  /** Extensions that it was sent with: it is never sent without them again. */
  carried?: string[]
  /** Progress of its files in parts: the amount that had arrived when the last part left. */
  subido?: Avance
  /** The person discards it, and the provider is being asked: the same change made again is another row. */
  leaving?: true
  /** The person allows it over Wi-Fi only. */
  soloWifi?: true
  /**
   * Earliest time of the next try, which was `waitMs` away when it was set. `told`: the server named it, and nothing
   * skips it.
   */
  nextAt?: number
  waitMs?: number
  told?: boolean
  /** The host sends nothing again under its key, and cannot tell whether it arrived: sent again, it gets another key. */
  sinSaber?: true
  reason?: string
  /** Refused as too large: a smaller form may be sent. */
  pesa?: true
  /** Refused with a successful status: shown as a warning, not as an error (A §8). */
  avisa?: true
  /** In a conflict: the provider's present value. */
  theirs?: unknown
  /** Place in the order of questions and answers (`order.ts`): copies asked for later contain the change. */
  confirmedAt?: number
  /** The same moment, for people. */
  doneAt?: number
  /** Place in the same order at which it was refused: copies asked for later have the provider's value. */
  refusedAt?: number
}

/** A file of an unsent operation; it goes with it. */
export type ArchivoGuardado = Archivo & { operacion: string; n: number }

/** Text that was typed and not yet accepted, under its person and form. */
export type Borrador = {
  uid: string
  formulario: string
  value: unknown
  /** The key that the operation will have: saved twice, or in two windows, it is one operation. */
  clave: string
  /** Window that wrote it last. */
  window: string
  savedAt: number
}

/**
 * A paper of a form that is not sent yet. It is stored beside the draft, which has its place in the form. The bytes of received
 * files are stored here too (recibidos.ts). The table is called `adjuntos`, as on the phones that have one.
 */
export type PapelGuardado = Archivo & {
  id: string
  uid: string
  formulario: string
  miniatura?: ArrayBuffer
}

/**
 * A file shared by another application, or not yet prepared by its draft. `porQue`: reason why it cannot be sent;
 * only this is kept then.
 */
export type Recibido = {
  id: string
  uid: string
  name: string
  at: number
  archivo?: { type: string; size: number }
  porQue?: string
  destino?: Destino
  /** Picked in the form itself: once the form has refused it, nothing of it is kept. */
  elegido?: true
  /** Unknown sender: it may be another site's page. */
  sinOrigen?: true
}

/** Its bytes are stored apart, so that listing is cheap; rows of earlier versions contain them. */
export type RecibidoGuardado = Omit<Recibido, 'archivo'> & {
  archivo?: Recibido['archivo'] | Omit<Archivo, 'name'>
}

/** Form and part of the form that a received file is meant for. */
export type Destino = { formulario: string; parte: string }

/** The engine that sends the outbox, with its heartbeat. `fence` grows with every holder, so that an overtaken one notices. */
export type Turno = { id: 'envio'; fence: number; beatAt: number; held: boolean }

/** A change that the mirror knew of and this database lost (reconcile.ts). */
export type Perdida = {
  id: string
  /** Salted: see mirror.ts. */
  quien: string
  type: string
  createdAt: number
  /** Its first key, if that is no longer its id. */
  primera?: string | undefined
  /** Of several steps: key of the last one. Only if this one arrived, everything arrived. */
  ultima?: string | undefined
  /** 'asking': the provider must still be asked whether it arrived. */
  state: 'asking' | 'lost' | 'unknown'
}

/** A sign-out not reported to the provider yet: only the session's own secret. */
export type Revocacion = { sid: string; at: number }

export class SalidaDb extends Dexie {
  sesion!: Table<Sesion, string>
  operaciones!: EntityTable<Operacion, 'seq'>
  revocaciones!: EntityTable<Revocacion, 'sid'>
  archivos!: Table<ArchivoGuardado, [string, number]>
  borradores!: Table<Borrador, [string, string]>
  adjuntos!: EntityTable<PapelGuardado, 'id'>
  recibidos!: EntityTable<RecibidoGuardado, 'id'>
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
    this.version(3).stores({ adjuntos: 'id, [uid+formulario]' })
    this.version(4).stores({ recibidos: 'id, uid' })
  }
}

/** Rows of version 1 had one step; `confirmedAt` was the clock's time, and the order of questions starts above it. */
function withSteps(row: Operacion) {
  row.keys = [row.id]
  row.answers = []
  if (row.confirmedAt !== undefined) row.doneAt = row.confirmedAt
}
