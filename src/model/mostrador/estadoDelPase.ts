import { deBase64 } from '#contract/base64.ts'
import type { PaseEmitido } from '#contract/extensiones/pases.ts'
import { finDe, leerPase } from '#contract/pase/cuerpo.ts'
import { FIRMA } from '#contract/pase/firmas.ts'

import type { EstadoDelPase } from './vista.ts'

/** State of a member's pass on this phone, as far as the pass itself shows it. */
export function estadoDelPase(
  pases: readonly PaseEmitido[],
  idAfiliado: number,
  now: number,
): EstadoDelPase {
  const hasta = finDelPase(pases, idAfiliado)
  if (hasta === undefined) return { estado: 'sin' }
  return { estado: now < hasta ? 'firma' : 'vencido', hasta }
}

/** The signer checks whether the key is still this phone's: not every worker can read one. */
export function finDelPase(pases: readonly PaseEmitido[], idAfiliado: number): number | undefined {
  const emitido = pases.find((pase) => pase.idAfiliado === idAfiliado)
  const bytes = emitido && deBase64(emitido.enPantalla.bytes)
  const pase = bytes && leerPase(bytes.slice(FIRMA))
  return pase?.version === 1 ? finDe(pase) : undefined
}
