import { p256 } from '@noble/curves/nist.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'

import { clavesCon, isLegible, isSellada } from './claves.ts'
import { BUZON, ENVIO, FILA, type Llave, abrir, llaveDe, sellar } from './sello.ts'

/** The sender's key, stored while there are unsent changes. */
export type Envio = { nombre: Uint8Array<ArrayBuffer>; secreto: Uint8Array<ArrayBuffer> }

/** The keys with which rows are written and read. A closed one writes everything, and reads unsent changes only. */
export type Llavero = {
  /** The person whose rows it seals; rows of other persons pass unchanged. */
  uid: string
  isOpen: boolean
  /** The sender's key, on an open phone. */
  envio?: Envio
  /** 'plano' while the lock is being taken off: sealed rows are read, and no row is sealed. */
  escribe: 'sellado' | 'plano'
  /** Rows that stay outside the lock, as 'table/key'. */
  fuera: ReadonlySet<string>
  /** The mailbox of its lock, which tells it from an earlier lock of the same person. */
  readonly buzon: Uint8Array<ArrayBuffer>
  sellar: (contenido: Uint8Array, lugar: Uint8Array, seEnvia: boolean) => Uint8Array<ArrayBuffer>
  /** Undefined if it has not the key, or if the bytes are damaged. */
  abrir: (sello: Uint8Array, lugar: Uint8Array) => Uint8Array | undefined
  /**
   * The keys under which a copy may be stored: its present form, and the form from before the lock was put on or taken
   * off. A closed phone knows the readable form only.
   */
  guardadas: (key: string) => readonly string[]
  /** False for a copy under whose key a closed phone must store nothing new. */
  conoce: (key: string) => boolean
  /** Readable key of the copy that is stored under this sealed key. */
  real: (stored: string) => string
}

type Como = { uid: string; fuera?: Iterable<string>; escribe?: Llavero['escribe'] }

/** No keys: sealed fields are passed on unread. */
export const SIN_LLAVE: Llavero = {
  uid: '',
  isOpen: false,
  escribe: 'plano',
  fuera: new Set(),
  buzon: new Uint8Array(),
  sellar: () => new Uint8Array(),
  abrir: () => undefined,
  guardadas: (key) => [key],
  conoce: () => true,
  real: (stored) => stored,
}

const derivada = (secreto: Uint8Array, uso: string, largo: number, sal?: Uint8Array) =>
  new Uint8Array(hkdf(sha256, secreto, sal, new TextEncoder().encode(`candado ${uso}`), largo))

/** A new data key: 256 random bits. All keys of a lock come from it, so a new PIN changes no row. */
export const nuevaClave = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(32))

/** The pair of keys to whose public half a locked phone seals. */
function parDe(clave: Uint8Array): { privada: Uint8Array; buzon: Uint8Array<ArrayBuffer> } {
  const { secretKey, publicKey } = p256.keygen(derivada(clave, 'buzon', 48))
  return {
    privada: secretKey,
    buzon: new Uint8Array(p256.Point.fromBytes(publicKey).toBytes(false)),
  }
}

export const buzonDe = (clave: Uint8Array): Uint8Array<ArrayBuffer> => parDe(clave).buzon

/** The sender's key: always the same for a data key, so that it can come and go in the store. */
export const envioDe = (clave: Uint8Array): Envio => ({
  nombre: derivada(clave, 'nombre de envio', 8),
  secreto: derivada(clave, 'envio', 32),
})

/** The keys of an open phone. */
export function abierto(
  clave: Uint8Array,
  { uid, fuera = [], escribe = 'sellado' }: Como,
): Llavero {
  const fila: Llave = {
    forma: FILA,
    nombre: derivada(clave, 'nombre', 8),
    secreto: derivada(clave, 'filas', 32),
  }
  const { sellada, real } = clavesCon(derivada(clave, 'claves', 64))
  let par: ReturnType<typeof parDe> | undefined
  const elPar = () => (par ??= parDe(clave))
  const envio = envioDe(clave)
  const deEnvio: Llave = { forma: ENVIO, ...envio }
  const known = llavesConocidas(({ forma, nombre }) => {
    const own = forma === ENVIO ? deEnvio : fila
    if (forma !== BUZON) return igual(nombre, own.nombre) ? own.secreto : undefined
    const { privada, buzon } = elPar()
    return deBuzon(p256.getSharedSecret(privada, nombre).subarray(1), nombre, buzon)
  })
  return {
    uid,
    isOpen: true,
    envio,
    escribe,
    fuera: new Set(fuera),
    // Computed when it is asked for: a point costs milliseconds.
    get buzon() {
      return elPar().buzon
    },
    sellar: (contenido, lugar, seEnvia) => sellar(seEnvia ? deEnvio : fila, contenido, lugar),
    abrir: recordando(known),
    guardadas(key) {
      if (isLegible(key) || isSellada(key)) return [key]
      return escribe === 'plano' ? [key, sellada(key)] : [sellada(key), key]
    },
    conoce: () => true,
    real,
  }
}

/**
 * The keys of a locked phone: a fresh pair for this run, whose public half stands before each row. Only the data key
 * opens these rows later. The run itself reads its own rows, and unsent changes while the sender's key stands there.
 */
export async function cerrado(
  buzon: Uint8Array<ArrayBuffer>,
  { uid, fuera = [], escribe = 'sellado', envio }: Como & { envio?: Envio | undefined },
): Promise<Llavero> {
  const { subtle } = crypto
  const P256 = { name: 'ECDH', namedCurve: 'P-256' }
  const pair = await subtle.generateKey(P256, false, ['deriveBits'])
  const theirs = await subtle.importKey('raw', buzon, P256, false, [])
  const shared = await subtle.deriveBits({ name: 'ECDH', public: theirs }, pair.privateKey, 256)
  const nombre = new Uint8Array(await subtle.exportKey('raw', pair.publicKey))
  const corrida: Llave = {
    forma: BUZON,
    nombre,
    secreto: deBuzon(new Uint8Array(shared), nombre, buzon),
  }
  const deEnvio: Llave | undefined = envio && { forma: ENVIO, ...envio }
  const all = deEnvio ? [corrida, deEnvio] : [corrida]
  return {
    uid,
    isOpen: false,
    escribe,
    fuera: new Set(fuera),
    buzon,
    sellar: (contenido, lugar, seEnvia) =>
      sellar((seEnvia && deEnvio) || corrida, contenido, lugar),
    abrir: llavesConocidas(
      (asked) =>
        all.find(({ forma, nombre: name }) => forma === asked.forma && igual(name, asked.nombre))
          ?.secreto,
    ),
    guardadas: (key) => [key],
    conoce: (key) => isLegible(key) || isSellada(key),
    real: (stored) => stored,
  }
}

const deBuzon = (shared: Uint8Array, nombre: Uint8Array, buzon: Uint8Array) =>
  derivada(shared, 'corrida', 32, new Uint8Array([...nombre, ...buzon]))

export const igual = (one: Uint8Array, other: Uint8Array) => String(one) === String(other)

/** Opens sealed bytes with the key that they name. Each key is computed once: a point costs milliseconds. */
function llavesConocidas(
  secretoDe: (llave: Omit<Llave, 'secreto'>) => Uint8Array | undefined,
): Llavero['abrir'] {
  const known = new Map<string, Llave | undefined>()
  return (sello, lugar) => {
    const named = llaveDe(sello)
    if (!named) return undefined
    const id = `${named.forma} ${String(named.nombre)}`
    if (!known.has(id)) known.set(id, conSecreto(named, secretoDe))
    const llave = known.get(id)
    return llave && abrir(llave, sello, lugar)
  }
}

/** Bytes of opened contents that an open phone remembers, and of the longest one. */
const RECORDADOS = 2 * 1024 * 1024
const MUY_LARGO = 256 * 1024

/** Remembers the opened content of each row: a change reads the same rows again for each screen that follows them. */
function recordando(abrirla: Llavero['abrir']): Llavero['abrir'] {
  const abiertos = new Map<string, { sello: Uint8Array; contenido: Uint8Array }>()
  let bytes = 0
  return (sello, lugar) => {
    const id = String(lugar)
    const known = abiertos.get(id)
    if (known && sonIguales(known.sello, sello)) return known.contenido
    const contenido = abrirla(sello, lugar)
    if (!contenido || contenido.length > MUY_LARGO) return contenido
    bytes += contenido.length
    if (bytes > RECORDADOS) {
      abiertos.clear()
      bytes = contenido.length
    }
    abiertos.set(id, { sello, contenido })
    return contenido
  }
}

/** Faster than `igual` for long ones. */
const sonIguales = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

function conSecreto(
  named: Omit<Llave, 'secreto'>,
  secretoDe: (llave: Omit<Llave, 'secreto'>) => Uint8Array | undefined,
): Llave | undefined {
  try {
    const secreto = secretoDe(named)
    return secreto && { ...named, secreto }
  } catch {
    return undefined // The name is no point of the curve: damaged bytes.
  }
}
