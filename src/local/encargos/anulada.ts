import { partir } from '#contract/encargo/codigo.ts'
import { type Anulados, huellaDe } from '#contract/pase/confianza.ts'
import type { Pase } from '#contract/pase/cuerpo.ts'
import { huellaComun } from '#contract/pase/lista.ts'

type Bytes = Uint8Array<ArrayBuffer>

/**
 * True if the list of revoked passes has the delegation, or all of its passes: then the giver's phone is signed out.
 * `bytes`: each with its signature.
 */
export async function estaAnulada(
  bytes: Bytes,
  pases: readonly { pase: Pase; bytes: Bytes }[],
  anulados: Anulados | undefined,
): Promise<boolean> {
  if (!anulados) return false
  if (anulados.tiene(await huellaDe(partir(bytes).body))) return true
  const fuera = await Promise.all(
    pases.map(async (uno) =>
      anulados.tiene(await huellaDe(partir(uno.bytes).body), await huellaComun(uno.pase)),
    ),
  )
  return fuera.length > 0 && !fuera.includes(false)
}
