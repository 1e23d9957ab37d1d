import { useSyncExternalStore } from 'react'

import { watch } from '#local/bases/watch.ts'
import { knownOffset } from '#local/time/clock.ts'

import { device } from './device.ts'

let ultimo = 0
const oyentes = new Set<() => void>()
let dejar: (() => void) | undefined

/** Difference between the provider's clock and this phone's. Read before the first frame, which shows days by it. */
export async function leerDesfase(): Promise<number> {
  ultimo = await knownOffset(device)
  return ultimo
}

const actual = () => ultimo

/** The same, live; one query for all rows of a list. */
export const useDesfase = (): number => useSyncExternalStore(seguir, actual, actual)

function seguir(cambio: () => void): () => void {
  oyentes.add(cambio)
  dejar ??= watch(device, leerDesfase, () => oyentes.forEach((oyente) => oyente()))
  return () => {
    oyentes.delete(cambio)
    if (oyentes.size > 0) return
    dejar?.()
    dejar = undefined
  }
}
