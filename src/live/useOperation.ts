import { useCallback, useContext } from 'react'

import type { Archivo, Operation } from '#local/operation.ts'
import { enqueue } from '#local/outbox.ts'

import { device } from './device.ts'
import { askForSync, engine } from './engine.ts'
import { keep } from './keep.ts'
import { mirrorNow } from './unsent.ts'
import { Generacion } from './useResource.ts'

type With = {
  files?: Archivo[]
  /** The key of the draft that it was typed in: saved twice, it is one change. */
  clave?: string
}

/**
 * Makes a change: it resolves when this phone keeps it for good, and never waits for the network. Where it cannot be
 * kept it rejects with words for the person. What a screen of one session makes is nobody's in another.
 */
export function useOperation<Payload>(
  operation: Operation<Payload>,
): (payload: Payload, also?: With) => Promise<void> {
  const generation = useContext(Generacion)
  return useCallback(
    async (payload, also) => {
      // One key whatever is repeated: a write that failed only after it had landed makes no second change.
      const made = { clave: crypto.randomUUID(), ...also, generation, now: Date.now() }
      await keep(() => enqueue(device, operation, payload, made))
      await mirrorNow()
      void askForSync()
      void engine.wake('write')
    },
    [operation, generation],
  )
}
