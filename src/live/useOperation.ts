import { useCallback } from 'react'

import type { Archivo, Operation } from '#local/operation.ts'
import { enqueue } from '#local/outbox.ts'

import { askForSync, device, engine } from './engine.ts'

type With = {
  files?: Archivo[]
  /** The key of the draft that it was typed in: saved twice, it is one change. */
  clave?: string
}

/** Makes a change: it resolves when this phone keeps it for good, and never waits for the network. */
export function useOperation<Payload>(
  operation: Operation<Payload>,
): (payload: Payload, also?: With) => Promise<void> {
  return useCallback(
    async (payload, also) => {
      await enqueue(device, operation, payload, { now: Date.now(), ...also })
      void askForSync()
      void engine.wake('write')
    },
    [operation],
  )
}
