import type { Log } from './log.ts'

const EVERY_MS = 2_000

/** Goes on with rounds of what the database holds until it is stopped; a restart goes on where this ended. */
export function repartir(round: () => Promise<number>, log: Log): { stop: () => Promise<void> } {
  let over = false
  let timer: NodeJS.Timeout | undefined
  const run = async (): Promise<void> => {
    let tried = 0
    try {
      tried = await round()
    } catch (error) {
      log.error({ error: error instanceof Error ? error.name : '?' }, 'repartir')
    }
    if (!over) timer = setTimeout(() => void (running = run()), tried > 0 ? 0 : EVERY_MS)
  }
  let running = run()
  return {
    stop: async () => {
      over = true
      clearTimeout(timer)
      await running
    },
  }
}
