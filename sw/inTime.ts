/** Whatever holds the databases, nobody waits longer than this in front of an empty page. */
const PATIENCE = 1000

export const LATE = Symbol('not read in time')

/** What was read, or that it took too long. */
export async function inTime<T>(
  reading: Promise<T>,
  patience = PATIENCE,
): Promise<T | typeof LATE> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), patience)
  })
  return Promise.race([reading, late]).finally(() => clearTimeout(timer))
}
