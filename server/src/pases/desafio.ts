import { createHmac, timingSafeEqual } from 'node:crypto'

import { aBase64, deBase64 } from '#contract/base64.ts'
import { deEntero, deUnaPrueba, entero, esDe, join } from '#contract/pase/firmas.ts'

import type { Llaves } from '../base/secrets.ts'

const VIDA_S = 120
const BYTES = 4 + 32

const sello = (key: Uint8Array, sid: string, vence: Uint8Array) =>
  new Uint8Array(createHmac('sha256', key).update(sid).update('\n').update(vence).digest())

/** Text that a device signs to prove its key: valid in this session for two minutes. Not stored. */
export function crearDesafio([key]: Llaves, sid: string, ahora: number): string {
  const vence = entero(Math.floor(ahora / 1000) + VIDA_S)
  return aBase64(join(vence, sello(key, sid, vence)))
}

/** True if the holder of this key signed a challenge of this session in time. */
export async function esPrueba(
  keys: Llaves,
  sid: string,
  { clave, desafio, prueba }: { clave: Uint8Array; desafio: string; prueba: string },
  ahora: number,
): Promise<boolean> {
  const challenge = deBase64(desafio)
  const signature = deBase64(prueba)
  if (challenge?.length !== BYTES || !signature) return false
  const vence = challenge.slice(0, 4)
  if (!keys.some((key) => timingSafeEqual(challenge.slice(4), sello(key, sid, vence)))) return false
  if (deEntero(vence) * 1000 < ahora) return false
  return esDe(clave, signature, deUnaPrueba(challenge))
}
