import { currentSession } from '#local/session/session.ts'

import type { World } from './world.ts'

/** Refreshes public data while a person is signed in. A failed call here does not fail the round. */
export async function keepPublic({ device, catalog, call, now }: World): Promise<void> {
  if (!(await currentSession(device))) return
  await Promise.all((catalog.publicos ?? []).map((keep) => keep(device, call, now)))
}
