import { instance, is, literal, type } from 'superstruct'

import { hacerLlave } from '#contract/pase/firmas.ts'
import type { Device } from '#local/bases/device.ts'
import type { Llave } from '#local/bases/lectura.ts'

const DISPOSITIVO = 'dispositivo'

/** This phone's key; undefined if there is none yet, or if this browser cannot use it. */
export async function readLlave({ lectura }: Device): Promise<Llave | undefined> {
  const row: unknown = await lectura.llaves.get(DISPOSITIVO)
  return isLlave(row) ? row : undefined
}

/**
 * The key that this session's passes are for, made when it is first needed; undefined once the session is over. Two
 * windows that make one at the same time end with the same.
 */
export async function llaveDe(device: Device, generation: number): Promise<Llave | undefined> {
  const stored = await readLlave(device)
  if (stored) return stored
  const made: Llave = { id: DISPOSITIVO, ...(await hacerLlave()) }
  const { lectura } = device
  return lectura.transaction('rw', lectura.llaves, lectura.dueno, async () => {
    if ((await lectura.dueno.get('actual'))?.generation !== generation) return undefined
    const meanwhile = await readLlave(device)
    if (!meanwhile) await lectura.llaves.put(made)
    return meanwhile ?? made
  })
}

function isLlave(row: unknown): row is Llave {
  if (typeof CryptoKey === 'undefined') return false // An insecure page cannot make keys.
  const Forma = type({
    id: literal(DISPOSITIVO),
    privada: instance(CryptoKey),
    publica: instance(Uint8Array),
  })
  return is(row, Forma)
}
