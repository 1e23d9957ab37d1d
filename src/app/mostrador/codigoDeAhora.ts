import { deBase64 } from '#contract/base64.ts'
import { type EnQr, codigoFirmado } from '#contract/pase/codigo.ts'
import { PARA_FIRMAR } from '#local/names.ts'

import { guardado } from './guardado.ts'

// Rows that the portal wrote after its structs had passed them; what is not as it was written is caught by whoever signs.
type Llave = { privada: CryptoKey; publica: Uint8Array }
type Pases = { value: { idAfiliado: number; enPantalla: { kid: number; bytes: string } }[] }
type Valor<T> = { value: T }

/** Signs 'now' for a member; gives how to sign again, or undefined where this phone cannot. */
export async function firmanteDe(idAfiliado: number): Promise<(() => Promise<EnQr>) | undefined> {
  const [llave, pases, reloj, host] = (await Promise.all([
    guardado(PARA_FIRMAR.llave),
    guardado(PARA_FIRMAR.pases),
    guardado(PARA_FIRMAR.reloj),
    guardado(PARA_FIRMAR.host),
  ])) as [
    Llave | undefined,
    Pases | undefined,
    Valor<number> | undefined,
    Valor<{ publicUrl?: string }> | undefined,
  ]
  const pase = pases?.value.find((uno) => uno.idAfiliado === idAfiliado)?.enPantalla
  const bytes = pase && deBase64(pase.bytes)
  // A pass for another key would be refused wherever it is shown.
  if (!llave || !pase || !bytes?.join().includes(llave.publica.join())) return undefined
  const offset = reloj?.value ?? 0
  return () =>
    codigoFirmado(
      { kid: pase.kid, bytes },
      llave.privada,
      Math.floor((Date.now() + offset) / 1000),
      host?.value.publicUrl || location.origin,
    )
}
