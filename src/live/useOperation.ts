import { useCallback } from 'react'

import type { Operation } from '#local/operation.ts'
import { enqueue } from '#local/outbox.ts'

import { askForSync, device, engine } from './engine.ts'

/** Makes a change: it resolves when this phone keeps it for good, and never waits for the network. */
export function useOperation<Payload>(
  operation: Operation<Payload>,
): (payload: Payload) => Promise<void> {
  return useCallback(
    async (payload) => {
      await enqueue(device, operation, payload, Date.now())
      void askForSync()
      void engine.wake('write')
    },
    [operation],
  )
}
