import { useCallback, useContext } from 'react'

import { type Kept, keep } from '#live/cambios/keep.ts'
import { leerVista, mostrarYa } from '#live/cambios/vista.ts'
import { Generacion } from '#live/copias/useResource.ts'
import { askForSync, engine } from '#live/proveedor/engine.ts'
import { device } from '#live/telefono/device.ts'
import type { Archivo } from '#local/archivo.ts'
import type { Operation } from '#local/operation.ts'
import { enqueue } from '#local/outbox/outbox.ts'

import { mirrorNow } from './unsent.ts'

type With = {
  files?: Archivo[]
  /** Key of the draft that holds the text: if it is saved twice, it is still one change. */
  clave?: string
}

/**
 * Makes a change. Resolves when this phone has stored it, or with the reason in words for the person; never waits for
 * the network. A screen of an earlier session can make none.
 */
export function useOperation<Payload>(
  operation: Operation<Payload>,
): (payload: Payload, also?: With) => Promise<Kept<string>> {
  const generation = useContext(Generacion)
  return useCallback(
    async (payload, also) => {
      // All tries use one key: a write that was stored and still reported as failed must not become a second change.
      const made = { clave: crypto.randomUUID(), ...also, generation, now: Date.now() }
      const stored = keep(() => enqueue(device, operation, payload, made))
      if (operation.atOnce) showUntil(stored, mostrarYa(operation, payload, made))
      const outcome = await stored
      if (!outcome.kept) return outcome
      await mirrorNow()
      void askForSync()
      void engine.wake('write')
      return outcome
    },
    [operation, generation],
  )
}

/** Ends the showing of a change when the page has read the stored one, or at once if it was not stored. */
function showUntil(stored: Promise<Kept<string>>, stop: () => void): void {
  void stored
    .then(({ kept }) => (kept ? leerVista() : undefined))
    .catch(() => undefined) // Told by the caller, and by the live queries.
    .then(stop)
}
