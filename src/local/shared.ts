import type { Device } from './device.ts'
import type { SesionAbierta } from './salida.ts'
import { changeSession, currentSession } from './session.ts'

const LEFT_ALONE = 30 * 60_000
const WORTH_NOTING = 30_000

/** Whether a shared phone was left unused for so long that its session ends by itself. */
export function isLeftAlone({ shared, usedAt }: SesionAbierta, now: number): boolean {
  return shared && usedAt !== undefined && now - usedAt > LEFT_ALONE
}

/** Notes that somebody is using a shared phone. */
export async function noteUse(device: Device, now: number): Promise<void> {
  const row = await currentSession(device)
  if (!row?.shared || isLeftAlone(row, now) || now - (row.usedAt ?? 0) < WORTH_NOTING) return
  await changeSession(device.salida, row.generation, () => ({ usedAt: now }))
}
