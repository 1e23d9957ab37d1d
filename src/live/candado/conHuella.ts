import type { SinLlave } from '#live/llaves/ceremonia.ts'
import { hacerLlaveConSecreto } from '#live/llaves/prf.ts'
import { device } from '#live/telefono/device.ts'
import { conLlave } from '#local/candado/aperturas.ts'
import { cambiarApertura, dejarSolo } from '#local/candado/candado.ts'

import { ponerCon } from './candado.ts'
import { olvidarCredencial, olvidarLlave } from './llave.ts'
import { type Intento, type Prueba, dicho, probar, uid } from './probar.ts'

/** Names under which the device lists the passkey. */
export type Nombres = { portal: string; nombre: string }

const hacerLlave = (como: Nombres) =>
  hacerLlaveConSecreto(como, (credencial) => void olvidarCredencial(credencial))

/** Puts a lock on the phone that a new passkey of this device opens, and no PIN. Gives the reason if the browser made none. */
export async function ponerConLlave(como: Nombres): Promise<SinLlave | undefined> {
  const hecha = await hacerLlave(como)
  if (!hecha.ok) return hecha.sinLlave
  const { value: llave } = hecha
  let sirve = false
  try {
    sirve = await ponerCon((de, clave) => conLlave(de, clave, llave))
  } finally {
    if (!sirve) void olvidarCredencial(llave.credencial)
  }
  return undefined
}

/**
 * Makes a passkey of this device that opens the lock beside the PIN, in place of the former passkey. The proof comes
 * first: an open phone alone adds no way in.
 */
export async function ponerLlave(prueba: Prueba, como: Nombres): Promise<Intento> {
  const said = await probar(prueba)
  if (said.state !== 'abierto') return dicho(said)
  const de = await uid()
  const before = await device.salida.candado.get(de)
  const hecha = await hacerLlave(como)
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
  if (await dejarSolo(device, await uid(), 'pin')) void olvidarLlave(before)
}

/** Leaves the passkey as the only way in, after it has shown that it opens the lock. */
export async function dejarSoloLaLlave(): Promise<Intento> {
  const said = await probar('llave')
  if (said.state === 'abierto') await dejarSolo(device, await uid(), 'llave')
  return dicho(said)
}
