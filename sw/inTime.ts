/** Longest time in ms that a page waits for the databases before it is shown empty. */
const PATIENCE = 1000

export const LATE = Symbol('not read in time')

/** The result, or LATE if it takes too long. */
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
