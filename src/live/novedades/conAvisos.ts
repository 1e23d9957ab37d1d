import { ifArrived, part } from '#local/part.ts'

type DeAvisos = typeof import('./avisos.ts')

/** Runs what concerns notices on a phone that allowed them once; on all others nothing of it is fetched. */
export async function conAvisos(run: (all: DeAvisos) => Promise<void>): Promise<void> {
  if (globalThis.Notification?.permission === 'granted')
    await ifArrived(async () => run(await part(() => import('./avisos.ts')))).catch(() => undefined) // the next start
}
