import { FIRMA, deEntero, deAnulados, entero, esDe, firmar, join, sha256 } from './firmas.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** Bytes of a pass's fingerprint in the list of revoked ones. */
const CORTA = 8

/** Time between publishing a key for passes and its first use: checkers who fetched the keys since then know it. */
export const AVISO_DE_CLAVE = 14 * 24 * 3_600_000

/** Fingerprint of a pass at the provider. Only of the body: a signature has two valid forms. */
export const huellaDe = (body: Uint8Array) => sha256(body)

/**
 * Revoked passes that have not expired, at a moment. `comun`: hash that all passes of a phone share, or all prints of a card; the old list does not know it.
 */
export type Anulados = {
  seconds: number
  tiene: (huella: Uint8Array, comun?: Uint8Array) => boolean
}

/** The list in one piece, for phones that do not know its parts: time, and shortened fingerprints in order. */
export async function firmarAnulados(
  huellas: readonly Uint8Array[],
  seconds: number,
  privada: CryptoKey,
): Promise<Bytes> {
  const short = huellas.map((huella) => huella.slice(0, CORTA)).toSorted(compare)
  const list = join(entero(seconds), ...short)
  return join(await firmar(privada, deAnulados(list)), list)
}

/** The list, if this key signed it. */
export async function leerAnulados(
  bytes: Uint8Array,
  point: Uint8Array,
): Promise<Anulados | undefined> {
  const list = new Uint8Array(bytes.slice(FIRMA))
  if (list.length < 4 || (list.length - 4) % CORTA !== 0) return undefined
  if (!(await esDe(point, new Uint8Array(bytes.slice(0, FIRMA)), deAnulados(list))))
    return undefined
  const known = new Set<string>()
  for (let at = 4; at < list.length; at += CORTA) known.add(name(list.slice(at, at + CORTA)))
  return {
    seconds: deEntero(list),
    tiene: (huella) => known.has(name(huella.slice(0, CORTA))),
  }
}

const name = (bytes: Uint8Array) => bytes.join()

function compare(one: Uint8Array, other: Uint8Array): number {
  const at = one.findIndex((byte, index) => byte !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
