const immediate = globalThis.setImmediate
const waiting = new Set<() => void>()

/** Runs something behind what already waits, as a task of its own. */
export function task(run: () => void): void {
  const work = () => {
    waiting.delete(work)
    run()
  }
  waiting.add(work)
  immediate(work)
}

/** Counts the tasks of fake-indexeddb, which takes `setImmediate` from here at each of them. */
export function countTasks(): void {
  globalThis.setImmediate = Object.assign((run: () => void) => task(run), {
    __promisify__: immediate.__promisify__,
  }) as unknown as typeof setImmediate // nobody here asks for the handle
}

/** Resolves when no task is left and so, as no time passes, nothing more can happen. */
export async function idle(): Promise<void> {
  do await new Promise<void>((resolve) => void immediate(resolve))
  while (waiting.size > 0)
}
