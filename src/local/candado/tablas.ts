import type {
  ArchivoDeCopia,
  Copia,
  CuadroGuardado,
  Dueno,
  Falla,
  LecturaDb,
  Llave,
} from '#local/bases/lectura.ts'
import type {
  ArchivoGuardado,
  Borrador,
  Candado,
  Operacion,
  PapelGuardado,
  Perdida,
  RecibidoGuardado,
  Revocacion,
  SalidaDb,
  SesionAbierta,
  SesionCerrada,
  Turno,
} from '#local/bases/salida.ts'

/** 'plano': readable on a locked phone. 'sellado': readable with a key only. */
type Trato = 'plano' | 'sellado'

/** Each field of a row; a field that is not named here is sealed. A new field of a table does not compile without one. */
type Campos<Row> = Record<Extract<keyof Row, string>, Trato>

export type Tabla = {
  /** Database and table, to which the seal is bound. */
  nombre: string
  campos: Readonly<Record<string, Trato>>
  /** Fields that name a row before it is stored: the seal is bound to them. Absent for a table with nothing to seal. */
  lugar?: readonly string[]
  /** The keys are those of copies, which may tell a search or a document (claves.ts). */
  conClave?: true
}

const copia: Campos<Copia> = {
  key: 'plano',
  resource: 'plano',
  value: 'sellado',
  savedAt: 'plano',
  size: 'plano',
  askedAt: 'plano',
  answeredAt: 'plano',
  etag: 'plano',
  outdated: 'plano',
  sellado: 'plano',
}
const falla: Campos<Falla> = { key: 'plano', failure: 'sellado', failedAt: 'plano' }
const archivoDeCopia: Campos<ArchivoDeCopia> = {
  key: 'plano',
  bytes: 'sellado',
  type: 'sellado',
  name: 'sellado',
}
const cuadro: Campos<CuadroGuardado> = { id: 'plano', value: 'sellado', madeAt: 'plano' }
const dueno: Campos<Dueno> = { id: 'plano', uid: 'plano', generation: 'plano' }
/** A key that cannot leave the browser cannot be sealed either. Alone it shows nothing: the passes are copies. */
const llave: Campos<Llave> = { id: 'plano', privada: 'plano', publica: 'plano' }

/** Sending needs the session's token with the phone locked. It holds a number of the account, and no name. */
const sesion: Campos<SesionAbierta & SesionCerrada> = {
  id: 'plano',
  state: 'plano',
  uid: 'plano',
  sid: 'plano',
  token: 'plano',
  expiresAt: 'plano',
  generation: 'plano',
  epoca: 'plano',
  vencida: 'plano',
  correoConfirmado: 'plano',
  shared: 'plano',
  usedAt: 'plano',
  mirroredAt: 'plano',
  prestado: 'plano',
  prestadoATodos: 'plano',
  devolucion: 'plano',
  mirrorKept: 'plano',
  why: 'plano',
  at: 'plano',
}
/** Order and 'exactly once' need the plain fields; the text of the change, its group and every answer are sealed. */
const operacion: Campos<Operacion> = {
  seq: 'plano',
  id: 'plano',
  uid: 'plano',
  type: 'plano',
  group: 'sellado',
  payload: 'sellado',
  state: 'plano',
  createdAt: 'plano',
  keys: 'plano',
  answers: 'sellado',
  tries: 'plano',
  carried: 'plano',
  subido: 'plano',
  leaving: 'plano',
  soloWifi: 'plano',
  nextAt: 'plano',
  waitMs: 'plano',
  told: 'plano',
  sinSaber: 'plano',
  reason: 'sellado',
  pesa: 'plano',
  avisa: 'plano',
  theirs: 'sellado',
  confirmedAt: 'plano',
  doneAt: 'plano',
  refusedAt: 'plano',
  sellado: 'plano',
}
const archivo: Campos<ArchivoGuardado> = {
  operacion: 'plano',
  n: 'plano',
  bytes: 'sellado',
  type: 'sellado',
  name: 'sellado',
}
const borrador: Campos<Borrador> = {
  uid: 'plano',
  formulario: 'plano',
  value: 'sellado',
  clave: 'plano',
  window: 'plano',
  savedAt: 'plano',
}
const papel: Campos<PapelGuardado> = {
  id: 'plano',
  uid: 'plano',
  formulario: 'plano',
  bytes: 'sellado',
  type: 'sellado',
  name: 'sellado',
  miniatura: 'sellado',
}
const recibido: Campos<RecibidoGuardado & { uid: string }> = {
  id: 'plano',
  uid: 'plano',
  name: 'sellado',
  at: 'plano',
  archivo: 'sellado',
  porQue: 'sellado',
  destino: 'sellado',
  elegido: 'plano',
  sinOrigen: 'plano',
}
const revocacion: Campos<Revocacion> = { sid: 'plano', at: 'plano' }
const turno: Campos<Turno> = { id: 'plano', fence: 'plano', beatAt: 'plano', held: 'plano' }
const perdida: Campos<Perdida> = {
  id: 'plano',
  quien: 'plano',
  type: 'plano',
  createdAt: 'plano',
  primera: 'plano',
  ultima: 'plano',
  state: 'plano',
}
const candado: Campos<Candado> = {
  id: 'plano',
  paso: 'plano',
  buzon: 'plano',
  aperturas: 'plano',
  dispositivo: 'plano',
  intentos: 'plano',
  envio: 'plano',
  fuera: 'plano',
  minutos: 'plano',
  generacion: 'plano',
}

/** The tables of a database, by their names in Dexie. */
type De<Base> = Record<
  {
    [Name in keyof Base]: Base[Name] extends { bulkPut: unknown; schema: unknown } ? Name : never
  }[keyof Base],
  Tabla
>

/** Each table of the databases with personal data, and the form in which a locked phone keeps it. */
export const TABLAS: { lectura: De<LecturaDb>; salida: De<SalidaDb> } = {
  lectura: {
    copias: { nombre: 'lectura/copias', campos: copia, lugar: ['key'], conClave: true },
    fallas: { nombre: 'lectura/fallas', campos: falla, lugar: ['key'], conClave: true },
    archivos: {
      nombre: 'lectura/archivos',
      campos: archivoDeCopia,
      lugar: ['key'],
      conClave: true,
    },
    cuadros: { nombre: 'lectura/cuadros', campos: cuadro, lugar: ['id'] },
    dueno: { nombre: 'lectura/dueno', campos: dueno },
    llaves: { nombre: 'lectura/llaves', campos: llave },
  },
  salida: {
    operaciones: { nombre: 'salida/operaciones', campos: operacion, lugar: ['id'] },
    archivos: { nombre: 'salida/archivos', campos: archivo, lugar: ['operacion', 'n'] },
    borradores: { nombre: 'salida/borradores', campos: borrador, lugar: ['uid', 'formulario'] },
    adjuntos: { nombre: 'salida/adjuntos', campos: papel, lugar: ['id'] },
    recibidos: { nombre: 'salida/recibidos', campos: recibido, lugar: ['id'] },
    sesion: { nombre: 'salida/sesion', campos: sesion },
    revocaciones: { nombre: 'salida/revocaciones', campos: revocacion },
    turnos: { nombre: 'salida/turnos', campos: turno },
    perdidas: { nombre: 'salida/perdidas', campos: perdida },
    candado: { nombre: 'salida/candado', campos: candado },
  },
}

/** Rows of the counter and the credential, which a person may leave outside the lock: family, passes, prescriptions to show. */
export const DEL_MOSTRADOR: readonly string[] = [
  'lectura/copias/afiliado',
  'lectura/copias/grupo-familiar',
  'lectura/copias/pases',
  'lectura/cuadros/mostrador',
]

/** True for a row that the engine must be able to send while the phone is locked. */
export const seEnvia = ({ nombre }: Tabla, row: Readonly<Record<string, unknown>>): boolean =>
  nombre === TABLAS.salida.archivos.nombre ||
  (nombre === TABLAS.salida.operaciones.nombre && row['state'] !== 'done')
