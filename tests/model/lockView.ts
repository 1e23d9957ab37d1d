import type { Engine } from './engine.ts'

/**
 * A phone's locks as one worker sees them: a change of a lock reaches it after a delay, and its
 * death releases its locks, unless the browser forgets to (`orphan`).
 */
export function lockView(
  shared: LockManager,
  engine: Engine,
  isOrphaned: () => boolean,
): LockManager {
  function request(
    name: string,
    options: LockOptions,
    work: (lock: Lock | null) => unknown,
  ): Promise<unknown> {
    const waiting = new AbortController()
    const stop = () => waiting.abort()
    options.signal?.addEventListener('abort', stop)
    engine.onDeath(stop)
    // With `steal` there is nothing to wait for, and no signal may be given.
    const { steal = false, signal: _signal, ...rest } = options
    const asked = steal ? { ...rest, steal } : { ...rest, signal: waiting.signal }
    return new Promise((resolve, reject) => {
      const told = (settle: () => void) => engine.deliver(settle)
      shared
        .request(
          name,
          asked,
          (lock) =>
            new Promise<unknown>((release, fail) => {
              engine.onDeath(() => !isOrphaned() && release(undefined))
              engine.deliver(() => void Promise.resolve(work(lock)).then(release, fail))
            }),
        )
        .then(
          (value) => told(() => resolve(value)),
          (error: unknown) => told(() => reject(error)),
        )
    })
  }

  return {
    request: (name: string, ...rest: unknown[]) => {
      const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest
      return request(name, options as LockOptions, work as (lock: Lock | null) => unknown)
    },
    query: () => shared.query(),
  }
}
