const immediate = globalThis.setImmediate
const waiting = new Set<() => void>()

/** Runs the function after all waiting tasks, as a task of its own. */
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
  }) as unknown as typeof setImmediate // The returned handle is not used.
}

/** Resolves when no task is left: then, without time, nothing more can happen. */
export async function idle(): Promise<void> {
  do await new Promise<void>((resolve) => void immediate(resolve))
  while (waiting.size > 0)
}
