import { rowsOf } from '#local/outbox.ts'
import { withOverlays } from '#local/overlays.ts'
import { currentSession } from '#local/session.ts'
import { catalog } from '#model/catalog.ts'

import { device } from './engine.ts'
import type { Failure } from './failure.ts'

/** What a screen has to show of a resource. */
export type Shown<T> =
  | { state: 'loading' }
  | { state: 'absent'; failure?: Failure }
  | { state: 'ready'; value: T; savedAt: number; pending: boolean; failure?: Failure }

// What was last shown of each copy, and in which session: a screen that opens draws it in its first frame, and the live
// query goes on from there. What one session saw is never recalled in another.
const recent = new Map<string, { generation: number; shown: Shown<unknown> }>()

export function recall(key: string, generation: number): Shown<unknown> | undefined {
  const known = recent.get(key)
  return known?.generation === generation ? known.shown : undefined
}

export function remember(key: string, generation: number, shown: Shown<unknown>) {
  recent.set(key, { generation, shown })
}

/** Reads every copy of this person at once, before the first frame; whatever an earlier person saw is forgotten. */
export async function recallAll(): Promise<void> {
  recent.clear()
  const session = await currentSession(device)
  if (!session) return
  const { uid, generation } = session
  const [copies, rows] = await Promise.all([device.lectura.copias.toArray(), rowsOf(device, uid)])
  for (const copy of copies)
    remember(copy.key, generation, {
      state: 'ready',
      savedAt: copy.savedAt,
      ...withOverlays(catalog, copy.key, copy, rows),
    })
}
