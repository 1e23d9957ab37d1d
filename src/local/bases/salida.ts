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
  /** The borrower may also see the other members of the family. */
  prestadoATodos?: true
  /** The mark of the password that ends the loan, if the owner chose one (devolucion.ts). */
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

export type Avance = { bytes: number; total: number }

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
  /** The provider's answers to the steps that were answered. */
  answers: unknown[]
  /** Tries under the present keys. With none, nothing of this change can be on its way. */
  tries: number
  /** Extensions that it was sent with: it never goes without them again. */
  carried?: string[]
  /** Of its files, sent in parts: how much had arrived when the last part left. */
  subido?: Avance
  /** The person discards it, and the provider is being asked: what they make anew is not this one. */
  leaving?: true
  /** Its person lets it go over a Wi-Fi alone. */
  soloWifi?: true
  /** Not before this moment, which was `waitMs` away when it was set; `told` when the server named it: nothing skips it. */
  nextAt?: number
  waitMs?: number
  told?: boolean
  reason?: string
  /** It was refused as too heavy: lighter it may go. */
  pesa?: true
  /** Refused by an answer that is no failure: a warning, and no error (A §8). */
  avisa?: true
  /** A conflict: what the provider has instead. */
  theirs?: unknown
  /** Place in the order of questions and answers (`order.ts`): copies asked for later contain the change. */
  confirmedAt?: number
  /** When that was, for people. */
  doneAt?: number
  /** Place in the same order at which it was refused: copies asked for later have what the provider has instead. */
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
  /** Which window wrote it last. */
  window: string
  savedAt: number
}

/**
 * A paper of a form that is not sent yet: it lies beside the draft, which says where it belongs. The bytes of the received files
 * lie here, too (recibidos.ts). Its table is called `adjuntos` on the phones that have one.
 */
export type PapelGuardado = Archivo & {
  id: string
  uid: string
  formulario: string
  miniatura?: ArrayBuffer
}

/**
 * A file that came from another application, or that a draft has not made ready yet. `porQue`: what it cannot be sent for; of
 * such a one nothing else is kept.
 */
export type Recibido = {
  id: string
  uid: string
  name: string
  at: number
  archivo?: { type: string; size: number }
  porQue?: string
  destino?: Destino
  /** It was picked in the form itself: once that says that it cannot take it, nothing of it stays. */
  elegido?: true
  /** Nothing tells who handed it over: another site's page may have. */
  sinOrigen?: true
}

/** Its bytes lie apart, so that the list is light; a row of before that holds them itself. */
export type RecibidoGuardado = Omit<Recibido, 'archivo'> & {
  archivo?: Recibido['archivo'] | Omit<Archivo, 'name'>
}

/** The form, and the part of it, that a received file is to go into. */
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
