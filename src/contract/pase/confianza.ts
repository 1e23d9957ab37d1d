import { FIRMA, deEntero, deAnulados, entero, esDe, firmar, join, sha256 } from './firmas.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** How much of a pass's fingerprint the list of revoked ones holds. */
const CORTA = 8

/** A key that signs passes is told so long before it does: whoever has asked for the keys since then knows its number. */
export const AVISO_DE_CLAVE = 14 * 24 * 3_600_000

/** What a pass is known by at the provider. Of the body alone: a signature has two forms, both good. */
export const huellaDe = (body: Uint8Array) => sha256(body)

/** Revoked passes whose life is not over, as of a moment. */
export type Anulados = { seconds: number; tiene: (huella: Uint8Array) => boolean }

/** The list as the provider signs it: when, and the shortened fingerprints in order. */
export async function firmarAnulados(
  huellas: readonly Uint8Array[],
  seconds: number,
  privada: CryptoKey,
): Promise<Bytes> {
  const short = huellas.map((huella) => huella.slice(0, CORTA)).toSorted(compare)
  const list = join(entero(seconds), ...short)
  return join(await firmar(privada, deAnulados(list)), list)
}

/** The list, where this key signed it. */
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
