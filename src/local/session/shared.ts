import type { Device } from '#local/bases/device.ts'

import { isLeftAlone } from './leftAlone.ts'
import { changeSession, currentSession } from './session.ts'

const WORTH_NOTING = 30_000

/** Stores the last use of a shared phone. */
export async function noteUse(device: Device, now: number): Promise<void> {
  const row = await currentSession(device)
  if (!row?.shared || isLeftAlone(row, now) || now - (row.usedAt ?? 0) < WORTH_NOTING) return
  await changeSession(device.salida, row.generation, () => ({ usedAt: now }))
}
