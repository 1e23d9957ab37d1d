import { aBase64, deBase64 } from '#contract/base64.ts'
import type { Call } from '#contract/call.ts'
import { type PaseEmitido, pases } from '#contract/extensiones/pases.ts'
import { deUnaPrueba, firmar } from '#contract/pase/firmas.ts'
import type { Device } from '#local/bases/device.ts'
import type { Llave } from '#local/bases/lectura.ts'
import { isFull } from '#local/bases/room.ts'
import { llaveDe } from '#local/pase/llave.ts'
import { NotHere, siSeOfrece } from '#local/resource.ts'
import { currentSession } from '#local/session/session.ts'

/** Asks for the passes of the family group: the provider gives them against proof of the key. */
export async function pedirPases(call: Call, device: Device): Promise<PaseEmitido[]> {
  const session = await currentSession(device)
  if (!session || typeof crypto.subtle === 'undefined') throw new NotHere()
  const { desafio } = await siSeOfrece(call(pases.desafio, {}))
  const { privada, publica } = await llaveHere(device, session.generation)
  const prueba = await firmar(privada, deUnaPrueba(deBase64(desafio) ?? new Uint8Array()))
  return call(pases.emitir, { clave: aBase64(publica), desafio, prueba: aBase64(prueba) })
}

/** Firefox's service worker cannot read the key, and some private windows store none: a page may have it. */
async function llaveHere(device: Device, generation: number): Promise<Llave> {
  const llave = await llaveDe(device, generation).catch((error: unknown) => {
    if (isFull(error)) throw error
    return undefined // After any other error the round continues without a key.
  })
  if (!llave) throw new NotHere()
  return llave
}
