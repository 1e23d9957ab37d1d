import type { SinLlave } from '#live/llaves/ceremonia.ts'
import { secretoDeLlave } from '#live/llaves/prf.ts'
import { device } from '#live/telefono/device.ts'
import { type Abertura, probarLlave, probarPin } from '#local/candado/intentos.ts'
import { currentSession } from '#local/session/session.ts'

import { llaveDe, olvidarLlave } from './llave.ts'

/** Proof that the person may open the lock: the PIN, or the passkey of this device. */
export type Prueba = { pin: string } | 'llave'

/** Result of a try. */
export type Intento =
  | Exclude<Abertura['state'], 'mal'>
  | { quedan: number; sinLlave?: undefined }
  | { sinLlave: SinLlave }

type Probada = Abertura | { state: 'sin-llave'; sinLlave: SinLlave }

export const uid = async () => (await currentSession(device))?.uid ?? ''

export async function probar(prueba: Prueba): Promise<Probada> {
  const de = await uid()
  if (prueba === 'llave') return probarConLlave(de)
  const before = await device.salida.candado.get(de)
  const said = await probarPin(device, de, prueba.pin)
  if (said.state === 'borrado') void olvidarLlave(before)
  return said
}

export const dicho = (said: Probada): Intento => {
  if (said.state === 'mal') return { quedan: said.quedan }
  return said.state === 'sin-llave' ? { sinLlave: said.sinLlave } : said.state
}

async function probarConLlave(de: string): Promise<Probada> {
  const llave = llaveDe(await device.salida.candado.get(de))
  if (!llave) return { state: 'otra' } // Another window left the PIN as the only way in.
  const leida = await secretoDeLlave(llave)
  if (!leida.ok) return { state: 'sin-llave', sinLlave: leida.sinLlave }
  if (!leida.value) return { state: 'otra' }
  return probarLlave(device, de, { credencial: llave.credencial, prf: leida.value })
}
