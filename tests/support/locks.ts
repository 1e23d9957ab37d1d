type Waiting = {
  mode: LockMode
  grant: () => void
}

type Held = { mode: LockMode; lose: (error: unknown) => void }

/**
 * Web Locks of a browser for tests in Node: exclusive and shared, queue, signal, ifAvailable,
 * steal.
 */
export function makeLocks(): LockManager & { names: () => string[] } {
  const held = new Map<string, Set<Held>>()
  const queue = new Map<string, Waiting[]>()
  const heldOf = (name: string) => held.get(name) ?? new Set<Held>()
  const aborted = (text: string) => new DOMException(text, 'AbortError')

  const isFree = (name: string, mode: LockMode) =>
    heldOf(name).size === 0 ||
    (mode === 'shared' && [...heldOf(name)].every((other) => other.mode === 'shared'))

  function serve(name: string) {
    const waiting = queue.get(name) ?? []
    while (waiting[0] && isFree(name, waiting[0].mode)) waiting.shift()?.grant()
  }

  async function run<T>(
    name: string,
    mode: LockMode,
    work: (lock: Lock | null) => Promise<T> | T,
  ): Promise<T> {
    let lose: (error: unknown) => void = () => undefined
    const stolen = new Promise<never>((_resolve, reject) => (lose = reject))
    stolen.catch(() => undefined)
    const mine: Held = { mode, lose }
    held.set(name, heldOf(name).add(mine))
    try {
      return await Promise.race([Promise.resolve().then(() => work({ name, mode })), stolen])
    } finally {
      // The holder of a stolen lock has nothing left to release.
      heldOf(name).delete(mine)
      serve(name)
    }
  }

  function request<T>(
    name: string,
    options: LockOptions,
    work: (lock: Lock | null) => Promise<T> | T,
  ): Promise<T> {
    const { mode = 'exclusive', signal, ifAvailable = false, steal = false } = options
    if (signal?.aborted) return Promise.reject(aborted('The request was aborted.'))
    if (steal) {
      for (const { lose } of heldOf(name)) lose(aborted('The lock was stolen.'))
      held.set(name, new Set())
      return run(name, mode, work)
    }
    const nobodyWaits = (queue.get(name) ?? []).length === 0
    if (nobodyWaits && isFree(name, mode)) return run(name, mode, work)
    if (ifAvailable) return Promise.resolve(work(null))
    return new Promise<T>((resolve, reject) => {
      const waiting: Waiting = {
        mode,
        grant: () => {
          signal?.removeEventListener('abort', stop)
          run(name, mode, work).then(resolve, reject)
        },
      }
      const stop = () => {
        queue.set(
          name,
          (queue.get(name) ?? []).filter((other) => other !== waiting),
        )
        reject(aborted('The request was aborted.'))
        serve(name)
      }
      signal?.addEventListener('abort', stop, { once: true })
      queue.set(name, [...(queue.get(name) ?? []), waiting])
    })
  }

  return {
    request: (name: string, ...rest: unknown[]) => {
      const [options, work] = rest.length === 1 ? [{}, rest[0]] : rest
      return request(name, options as LockOptions, work as (lock: Lock | null) => unknown)
    },
    query: () =>
      Promise.resolve({
        held: [...held].flatMap(([name, locks]) => [...locks].map(({ mode }) => ({ name, mode }))),
        pending: [...queue].flatMap(([name, waiting]) =>
          waiting.map(({ mode }) => ({ name, mode })),
        ),
      }),
    names: () => [...held].filter(([, locks]) => locks.size > 0).map(([name]) => name),
  }
}
