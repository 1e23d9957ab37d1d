import { device } from '#live/telefono/device.ts'
import { elegirFuera } from '#local/candado/candado.ts'
import { DEL_MOSTRADOR } from '#local/candado/tablas.ts'

import { type Intento, type Prueba, dicho, probar, uid } from './probar.ts'
import { acabar, ventanaDelCandado } from './seguir.ts'

/** Leaves counter and credential outside the lock, or takes them in again. */
export async function dejarAfuera(prueba: Prueba, afuera: boolean): Promise<Intento> {
  const said = await probar(prueba)
  if (said.state !== 'abierto') return dicho(said)
  await elegirFuera(device, await uid(), afuera ? DEL_MOSTRADOR : [])
  await ventanaDelCandado()?.abrir(said.clave) // The others read there which rows stay outside.
  await acabar()
  return said.state
}
