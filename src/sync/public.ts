import { currentSession } from '#local/session.ts'

import type { World } from './world.ts'

/** Keeps current what is nobody's, while somebody is signed in. Its calls may fail: that says nothing of a round. */
export async function keepPublic({ device, catalog, call, now }: World): Promise<void> {
  if (!(await currentSession(device))) return
  await Promise.all((catalog.publicos ?? []).map((keep) => keep(device, call, now)))
}
