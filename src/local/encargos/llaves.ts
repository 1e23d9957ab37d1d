import { instance, is, literal, type } from 'superstruct'

import { hacerAcuerdo } from '#contract/encargo/sobre.ts'
import { hacerLlave } from '#contract/pase/firmas.ts'

import type { LlavesDeReceptor, PrestadasDb } from './base.ts'

const RECEPTOR = 'receptor'

/**
 * This phone's keys as a receiver, made when they are first needed. Two windows that make them at the same time end with
 * the same.
 */
export async function llavesDe(base: PrestadasDb): Promise<LlavesDeReceptor> {
  const stored = await readLlaves(base)
  if (stored) return stored
  const made: LlavesDeReceptor = {
    id: RECEPTOR,
    firma: await hacerLlave(),
    acuerdo: await hacerAcuerdo(),
  }
  return base.transaction('rw', base.llaves, async () => {
    const meanwhile = await readLlaves(base)
    if (!meanwhile) await base.llaves.put(made)
    return meanwhile ?? made
  })
}

/** Undefined if there are none yet, or if this browser cannot use them. */
export async function readLlaves({ llaves }: PrestadasDb): Promise<LlavesDeReceptor | undefined> {
  const row: unknown = await llaves.get(RECEPTOR)
  return isLlaves(row) ? row : undefined
}

function isLlaves(row: unknown): row is LlavesDeReceptor {
  if (typeof CryptoKey === 'undefined') return false // An insecure page cannot make keys.
  const Par = type({ privada: instance(CryptoKey), publica: instance(Uint8Array) })
  return is(row, type({ id: literal(RECEPTOR), firma: Par, acuerdo: Par }))
}
