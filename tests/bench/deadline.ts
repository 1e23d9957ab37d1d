import { setTimeout as wait } from 'node:timers/promises'

const OFTEN = 100

/** Deadline, in seconds, for work that ends sooner on the slowest machine. */
export const A_MINUTE = 60

const late = (what: string, seconds: number) =>
  new Error(`${what} did not come within ${seconds} s.`)

/**
 * The awaited value; after the deadline an error with the name of the work, because an endless run
 * would not say which work hangs.
 */
export async function within<T>(seconds: number, what: string, coming: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(late(what, seconds)), seconds * 1000)
  })
  try {
    return await Promise.race([coming, over])
  } finally {
    clearTimeout(timer)
  }
}

/** Asks again and again until the answer is true. */
export async function until(
  seconds: number,
  what: string,
  is: () => Promise<boolean>,
): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await within(seconds, what, is()))) {
    if (performance.now() > end) throw late(what, seconds)
    await wait(OFTEN)
  }
}
