import { hacerLlaveConSecreto } from '#live/llaves/prf.ts'
import { device } from '#live/telefono/device.ts'
import { conLlave } from '#local/candado/aperturas.ts'
import { cambiarApertura, quitarLlave } from '#local/candado/candado.ts'

import { olvidarCredencial, olvidarLlave } from './llave.ts'
import { type Intento, dicho, probar, uid } from './probar.ts'

/**
 * Makes a passkey of this device that opens the lock beside the PIN, in place of the former passkey. The PIN comes first:
 * an open phone alone adds no way in.
 */
export async function ponerLlave(
  pin: string,
  como: { portal: string; nombre: string },
): Promise<Intento> {
  const said = await probar({ pin })
  if (said.state !== 'abierto') return dicho(said)
  const de = await uid()
  const before = await device.salida.candado.get(de)
  const hecha = await hacerLlaveConSecreto(como, (credencial) => void olvidarCredencial(credencial))
  if (!hecha.ok) return { sinLlave: hecha.sinLlave }
  const isPut = await cambiarApertura(device, de, said.clave, (candado, clave) =>
    conLlave(candado, clave, hecha.value),
  )
  void (isPut ? olvidarLlave(before) : olvidarCredencial(hecha.value.credencial))
  return isPut ? 'abierto' : 'sin-candado'
}

/** Leaves the PIN as the only way in. */
export async function dejarSoloElPin(): Promise<void> {
  const before = await device.salida.candado.get(await uid())
  await quitarLlave(device, await uid())
  void olvidarLlave(before)
}
