import { ifArrived, part } from '#local/part.ts'

type DeAvisos = typeof import('./avisos.ts')

/** Runs code for notices if this phone has allowed them; other phones do not load that code. */
export async function conAvisos(run: (all: DeAvisos) => Promise<void>): Promise<void> {
  if (globalThis.Notification?.permission === 'granted')
    await ifArrived(async () => run(await part(() => import('./avisos.ts')))).catch(() => undefined) // If it fails, it is done at the next start.
}
