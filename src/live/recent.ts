import { rowsOf, withOverlays } from '#local/outbox.ts'
import { currentSession } from '#local/session.ts'
import { catalog } from '#model/catalog.ts'

import { device } from './engine.ts'
import type { Failure } from './failure.ts'

/** What a screen has to show of a resource. */
export type Shown<T> =
  | { state: 'loading' }
  | { state: 'absent'; failure?: Failure }
  | { state: 'ready'; value: T; savedAt: number; pending: boolean; failure?: Failure }

// What was last shown of each copy: a screen that opens draws it in its first frame, and the live query goes on from there.
const recent = new Map<string, Shown<unknown>>()

export const recall = (key: string): Shown<unknown> | undefined => recent.get(key)

export function remember(key: string, shown: Shown<unknown>): Shown<unknown> {
  recent.set(key, shown)
  return shown
}

/** Reads every copy of this person at once, before the first frame; whatever an earlier person saw is forgotten. */
export async function recallAll(): Promise<void> {
  recent.clear()
  const session = await currentSession(device)
  if (!session) return
  const [copies, rows] = await Promise.all([
    device.lectura.copias.toArray(),
    rowsOf(device, session.uid),
  ])
  for (const copy of copies)
    recent.set(copy.key, {
      state: 'ready',
      savedAt: copy.savedAt,
      ...withOverlays(catalog, copy.key, copy, rows),
    })
}
