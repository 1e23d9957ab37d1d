import { deBase64 } from '#contract/base64.ts'
import { type EnQr, codigoFirmado } from '#contract/pase/codigo.ts'
import { type Lugar, guardados } from '#local/bases/guardados.ts'
import { BASES } from '#local/bases/names.ts'

/** Rows with the parts of a signed code: the person's, and the phone's. */
export const DE_LA_PERSONA = [
  ['llaves', 'dispositivo'],
  ['copias', 'pases'],
] as const satisfies readonly Lugar[]
const DEL_TELEFONO = [
  ['valores', 'reloj'],
  ['valores', 'host'],
] as const satisfies readonly Lugar[]

// The portal wrote these rows after its structs had checked them; a damaged one makes the signing fail, which its caller catches.
type Llave = { privada: CryptoKey; publica: Uint8Array }
type Pases = { value: { idAfiliado: number; enPantalla: { kid: number; bytes: string } }[] }

/** The other part, from the phone: the offset of its clock, and the address in a code. */
export type DelTelefono = { offset: number; publicUrl: string }

/** Reads these rows without Dexie. */
export async function readDelTelefono(origin: string): Promise<DelTelefono> {
  const [reloj, host] = (await guardados(BASES.publica, DEL_TELEFONO)) as [
    { value: number } | undefined,
    { value: { publicUrl?: string } } | undefined,
  ]
  return { offset: reloj?.value ?? 0, publicUrl: host?.value.publicUrl || origin }
}

/**
 * Function that signs 'now' for a member, from the rows of `DE_LA_PERSONA`; undefined if this phone cannot: a pass
 * for another key would be refused everywhere.
 */
export function firmanteDe(
  [llave, pases]: readonly unknown[],
  { offset, publicUrl }: DelTelefono,
  idAfiliado: number,
): (() => Promise<EnQr>) | undefined {
  const { privada, publica } = (llave ?? {}) as Partial<Llave>
  const suyo = (pases as Pases | undefined)?.value.find((uno) => uno.idAfiliado === idAfiliado)
  const pase = suyo?.enPantalla
  const bytes = pase && deBase64(pase.bytes)
  if (!privada || !publica || !pase || !bytes?.join().includes(publica.join())) return undefined
  const { kid } = pase
  return () =>
    codigoFirmado({ kid, bytes }, privada, Math.floor((Date.now() + offset) / 1000), publicUrl)
}
