import { useCallback, useContext } from 'react'

import { type Kept, keep } from '#live/cambios/keep.ts'
import { Generacion } from '#live/copias/useResource.ts'
import { askForSync, engine } from '#live/proveedor/engine.ts'
import { device } from '#live/telefono/device.ts'
import type { Archivo } from '#local/archivo.ts'
import type { Operation } from '#local/operation.ts'
import { enqueue } from '#local/outbox/outbox.ts'

import { mirrorNow } from './unsent.ts'

type With = {
  files?: Archivo[]
  /** The key of the draft that it was typed in: saved twice, it is one change. */
  clave?: string
}

/**
 * Makes a change: it answers when this phone keeps it for good, or why it cannot, in words for the person; it never waits
 * for the network. What a screen of one session makes is nobody's in another.
 */
export function useOperation<Payload>(
  operation: Operation<Payload>,
): (payload: Payload, also?: With) => Promise<Kept<string>> {
  const generation = useContext(Generacion)
  return useCallback(
    async (payload, also) => {
      // One key whatever is repeated: a write that failed only after it had landed makes no second change.
      const made = { clave: crypto.randomUUID(), ...also, generation, now: Date.now() }
      const outcome = await keep(() => enqueue(device, operation, payload, made))
      if (!outcome.kept) return outcome
      await mirrorNow()
      void askForSync()
      void engine.wake('write')
      return outcome
    },
    [operation, generation],
  )
}
