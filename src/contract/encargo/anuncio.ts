import { leerDireccion } from '../direccion.ts'
import { decode, encode } from '../pase/cbor.ts'
import type { EnQr } from '../pase/codigo.ts'
import { aDigitos, deDigitos } from '../pase/digitos.ts'
import { FIRMA, deEntero, esDe, firmar, join, sha256 } from '../pase/firmas.ts'
import { partir } from './codigo.ts'
import { type Receptor, esClave, escribirReceptor, leerReceptor } from './cuerpo.ts'
import { deUnAnuncio } from './firmas.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Page of the portal that a receiver's code names. */
const LUGAR = '/prestar'
const VERSION = 5
const SESION = 16

/**
 * Code of a phone that wants to receive: its signing key, its key for the sealed transfer, and the person's name and
 * document. `sesion`: random bytes, new at each showing, so that a transfer for an old picture of the code is not
 * accepted.
 */
export type Anuncio = { clave: Bytes; acuerdo: Bytes; sesion: Bytes; recibe: Receptor }

const escribir = ({ clave, acuerdo, sesion, recibe }: Anuncio): Bytes =>
  encode([VERSION, clave, acuerdo, sesion, ...escribirReceptor(recibe)])

/** The code on the receiver's screen, signed with its key: another phone's key cannot be offered. */
export async function anunciar(
  anuncio: Anuncio,
  privada: CryptoKey,
  publicUrl: string,
): Promise<EnQr> {
  const body = escribir(anuncio)
  const signed = join(await firmar(privada, deUnAnuncio(body)), body)
  return {
    prefijo: `${publicUrl.replace(/\/$/, '')}${LUGAR}#`,
    digitos: aDigitos(join(Uint8Array.of(VERSION), signed)),
  }
}

export const nuevaSesion = (): Bytes => crypto.getRandomValues(new Uint8Array(SESION))

/** Reads a scanned text; undefined for anything else, also for another phone's signature. */
export async function leerAnuncio(text: string): Promise<Anuncio | undefined> {
  const { pathname, hash = '' } = leerDireccion(text.trim()) ?? {}
  if (pathname !== LUGAR) return undefined
  const bytes = deDigitos(hash.slice(1))
  if (!bytes || bytes[0] !== VERSION || bytes.length <= 1 + FIRMA) return undefined
  const { firma, body } = partir(bytes.slice(1))
  const anuncio = leerCuerpo(body)
  return anuncio && (await esDe(anuncio.clave, firma, deUnAnuncio(body))) ? anuncio : undefined
}

function leerCuerpo(bytes: Bytes): Anuncio | undefined {
  const body = decode(bytes)
  if (!Array.isArray(body) || body.length !== 6 || body[0] !== VERSION) return undefined
  const [, clave, acuerdo, sesion, nombre, documento] = body
  const recibe = leerReceptor(nombre, documento)
  if (!esClave(clave) || !esClave(acuerdo) || !recibe) return undefined
  if (!(sesion instanceof Uint8Array) || sesion.length !== SESION) return undefined
  return { clave, acuerdo, sesion: new Uint8Array(sesion), recibe }
}

/** Six figures that both phones show: different ones mean that another phone's code was scanned. */
export async function cifrasDe(anuncio: Anuncio): Promise<string> {
  const number = deEntero(await sha256(escribir(anuncio))) % 1_000_000
  return String(number).padStart(6, '0')
}
