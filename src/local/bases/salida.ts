import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie'

import type { Archivo } from '#local/archivo.ts'

import { BASES } from './names.ts'

/**
 * The session, as it counts on this phone. A row in state 'out' shows that the person signed out; without any row, the
 * browser deleted the database.
 */
export type Sesion = SesionAbierta | SesionCerrada

export type SesionAbierta = {
  id: 'actual'
  state: 'in'
  uid: string
  /** Secret with which the provider ends this session; absent on hosts whose token has none. */
  sid?: string
  token: string
  expiresAt: number
  generation: number
  /** Life of the provider's database that this person's sent changes are known to be in (sync/epoca.ts). */
  epoca?: string | undefined
  /** The token has expired, by the provider's answer or by its clock. */
  vencida?: true
  correoConfirmado: boolean
  /** 'Este teléfono es compartido', as the person said at sign-in. */
  shared: boolean
  /** Time when a shared phone was last used. */
  usedAt?: number
  /** Time since which the token is in local storage too. */
  mirroredAt?: number
  /** 'Modo prestado' (lent phone): the member whose counter is the only screen that is shown. */
  prestado?: number
  /** The borrower may also see the other members of the family. */
  prestadoATodos?: true
  /** Hash of the password that ends the loan, if the owner chose one (devolucion.ts). */
  devolucion?: Devolucion
  /** The token was seen in local storage: from then on, a missing token means that the person signed out (SESS-02). */
  mirrorKept: boolean
}

/**
 * A short hash of the person's password, and the number of wrong tries; `hasta`: end of the wait, `espera`: its length.
 */
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

/**
 * 'dudosa': sent to a host that cannot tell if it received it. The drawing is in docs/architecture/outbox.md.
 */
export type EstadoDeOperacion = 'pending' | 'sending' | 'rejected' | 'conflict' | 'dudosa' | 'done'

/** True if the change is not finished and not discarded: the person still waits for it. */
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
  /** Never changed after the first send. Absent if a finished row was reduced at sign-out. */
  payload?: unknown
  state: EstadoDeOperacion
  createdAt: number
  /** One Idempotency-Key for each step. */
  keys: string[]
  /** The provider's answers to the steps that were answered. */
  answers: unknown[]
  /** Number of tries with the present keys. If it is 0, no request of this change can be on its way. */
  tries: number
  /** Extensions that the change was sent with: it is never sent again without them. */
  carried?: string[]
  /** Progress of its files in parts: the number of bytes that had arrived when the last part was sent. */
  subido?: Avance
  /**
   * The person discards the change, and the provider is being asked: if the person makes it again meanwhile, that is
   * another row.
   */
  leaving?: true
  /** The person allows the change over Wi-Fi only. */
  soloWifi?: true
  /**
   * Earliest time of the next try; `waitMs`: the length of that wait. `told`: the server asked for the wait, so it
   * cannot be skipped.
   */
  nextAt?: number
  waitMs?: number
  told?: boolean
  /**
   * The host does not repeat a request under this key, and cannot say if it arrived: the next try needs another key.
   */
  sinSaber?: true
  reason?: string
  /** The change was refused as too large: a smaller form of it may be sent. */
  pesa?: true
  /** The change was refused with a successful status: shown as a warning, not as an error (A §8). */
  avisa?: true
  /** In a conflict: the provider's present value. */
  theirs?: unknown
  /**
   * Position of the confirmation in the order of requests and answers (`order.ts`): copies requested later contain the
   * change.
   */
  confirmedAt?: number
  /** Time of the confirmation, for people. */
  doneAt?: number
  /** Position of the refusal in the same order: copies requested later have the provider's value. */
  refusedAt?: number
  /** Fields that this phone cannot open while it is locked (docs/decisions/058): they are absent here. */
  sellado?: readonly Uint8Array[]
}

/** A file of an unsent change; it is sent with it. */
export type ArchivoGuardado = Archivo & { operacion: string; n: number }

/** Typed text that was not sent yet, for its person and form. */
export type Borrador = {
  uid: string
  formulario: string
  value: unknown
  /** The key that the change will have: if it is saved twice, or in two windows, it is one change. */
  clave: string
  /** Window that last wrote it. */
  window: string
  savedAt: number
}

/**
 * A file of a form that is not sent yet. It is stored beside the draft, which says its place in the form. The bytes of
 * received files are stored here too (recibidos.ts). The table is called `adjuntos`, as on phones that have one
 * already.
 */
export type PapelGuardado = Archivo & {
  id: string
  uid: string
  formulario: string
  miniatura?: ArrayBuffer
}

/**
 * A file shared by another application, or picked and not yet prepared. `porQue`: reason why it cannot be sent; then
 * nothing else of it is stored.
 */
export type Recibido = {
  id: string
  uid: string
  name: string
  at: number
  archivo?: { type: string; size: number }
  porQue?: string
  destino?: Destino
  /** The file was picked in the form itself: if the form refuses it, it is deleted. */
  elegido?: true
  /** The sender is unknown: it may be another site's page. */
  sinOrigen?: true
}

/** The file's bytes are stored separately, so that listing is fast; rows of earlier versions contain them. */
export type RecibidoGuardado = Omit<Recibido, 'archivo'> & {
  archivo?: Recibido['archivo'] | Omit<Archivo, 'name'>
}

/** Form and part of the form that a received file is meant for. */
export type Destino = { formulario: string; parte: string }

/** The engine that sends the outbox, with its heartbeat. `fence` grows with every holder, so that an overtaken one notices. */
export type Turno = { id: 'envio'; fence: number; beatAt: number; held: boolean }

/** A change that was on the list in local storage and is missing in this database (reconcile.ts). */
export type Perdida = {
  id: string
  /** Hash of the owner: see mirror.ts. */
  quien: string
  type: string
  createdAt: number
  /** The change's first key, if that is no longer its id. */
  primera?: string | undefined
  /** For a change of several steps, the key of the last one: if that step arrived, all did. */
  ultima?: string | undefined
  /** 'asking': the provider must still be asked if the change arrived. */
  state: 'asking' | 'lost' | 'unknown'
}

/** A sign-out that is not reported to the provider yet: only the session's secret is stored. */
export type Revocacion = { sid: string; at: number }

/** A way to open a lock: the data key, sealed under a key that a PIN or a passkey gives. */
export type Apertura = { sal: Uint8Array<ArrayBuffer>; clave: Uint8Array<ArrayBuffer> } & (
  | { de: 'pin'; vueltas: number }
  | { de: 'llave'; credencial: Uint8Array<ArrayBuffer> }
)

/** The lock of a person on this phone (docs/decisions/058). */
export type Candado = {
  /** The person's uid. */
  id: string
  /** 'sellando' and 'quitando': in the middle of the rows. 'borrado': after ten wrong PINs, only unsent changes are left. */
  paso: 'sellando' | 'puesto' | 'quitando' | 'borrado'
  /** Public key to which a locked phone seals. */
  buzon: Uint8Array<ArrayBuffer>
  aperturas: Apertura[]
  /** Second half of the PIN: a key that the browser does not give away. */
  dispositivo: CryptoKey
  /** Wrong PINs in a row; counted before each try is judged. */
  intentos: number
  /** Key of unsent changes; absent on a locked phone with nothing to send. */
  envio?: { nombre: Uint8Array<ArrayBuffer>; secreto: Uint8Array<ArrayBuffer> }
  /** Rows that the person left outside the lock, as 'database/table/key'. */
  fuera: string[]
  /** Minutes without use after which it locks itself; absent as long as the person chose none. */
  minutos?: number
  /** Session in which the lock was erased: only a later sign-in makes unsent changes readable again. */
  generacion?: number
}

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
  candado!: EntityTable<Candado, 'id'>

  constructor(name: string = BASES.salida, options: DexieOptions = {}) {
    // Written strictly: a confirmed write must survive a flat battery.
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
    // With it, versions that cannot read sealed rows leave the databases alone.
    this.version(5).stores({ candado: 'id' })
  }
}

/** Rows of version 1 had one step. Their `confirmedAt` was a clock time, and the order of requests starts above it. */
function withSteps(row: Operacion) {
  row.keys = [row.id]
  row.answers = []
  if (row.confirmedAt !== undefined) row.doneAt = row.confirmedAt
}
