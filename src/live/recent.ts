import { is, number } from 'superstruct'

import type { Copia } from '#local/lectura.ts'
import { rowsOf } from '#local/outbox.ts'
import { withOverlays } from '#local/overlays.ts'
import type { AnyResource } from '#local/resource.ts'
import type { Operacion } from '#local/salida.ts'
import { currentSession } from '#local/session.ts'
import { catalog } from '#model/catalog.ts'

import { device } from './device.ts'
import type { Failure } from './failure.ts'

/** What a screen has to show of a resource. */
export type Shown<T> =
  | { state: 'loading' }
  /** `damaged`: there is a copy, and it is not what its resource says. */
  | { state: 'absent'; failure?: Failure; damaged?: true }
  | { state: 'ready'; value: T; savedAt: number; pending: boolean; failure?: Failure }

type AtStart = { generation: number; copies: Map<string, Copia>; rows: Operacion[] }

// Every copy of the person as it was before the first frame, and what was last shown of each: a screen that opens draws
// it in its first frame, and the live query goes on from there. What one session saw is never recalled in another.
let atStart: AtStart | undefined
const recent = new Map<string, { generation: number; shown: Shown<unknown> }>()

/** Reads every copy of this person at once, before the first frame; whatever an earlier person saw is forgotten. */
export async function recallAll(): Promise<void> {
  recent.clear()
  atStart = undefined
  const session = await currentSession(device)
  if (!session) return
  const { uid, generation } = session
  const [copies, rows] = await Promise.all([device.lectura.copias.toArray(), rowsOf(device, uid)])
  atStart = { generation, rows, copies: new Map(copies.map((copy) => [copy.key, copy])) }
}

export function recall(
  resource: AnyResource,
  key: string,
  generation: number,
): Shown<unknown> | undefined {
  const known = recent.get(key)
  if (known?.generation === generation) return known.shown
  const copy = atStart?.generation === generation ? atStart.copies.get(key) : undefined
  if (!copy || !atStart) return undefined
  const shown = shownOf(resource, copy, atStart.rows)
  remember(key, generation, shown)
  return shown
}

export function remember(key: string, generation: number, shown: Shown<unknown>) {
  recent.set(key, { generation, shown })
}

/** A copy as a screen shows it: with the person's own changes over it, if it is what its resource says. */
export function shownOf(resource: AnyResource, copy: Copia, rows: Operacion[]): Shown<unknown> {
  if (!isSound(resource, copy)) return { state: 'absent', damaged: true }
  const { savedAt } = copy
  return { state: 'ready', savedAt, ...withOverlays(catalog, copy.key, copy, rows) }
}

const sound = new Map<string, number>()

/** Looked at once: only another answer can make it another. */
function isSound({ shape }: AnyResource, { key, value, savedAt, askedAt }: Copia): boolean {
  if (sound.get(key) === savedAt) return true
  if (!is(savedAt, number()) || !is(askedAt, number()) || (shape && !is(value, shape))) return false
  sound.set(key, savedAt)
  return true
}
