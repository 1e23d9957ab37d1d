import type { Web } from '../base/portal.ts'

const READY_WITHIN_MS = 2_000

/** True if this process takes requests: it was not asked to stop, and its database answers. */
export const readiness =
  ({ stopping }: Pick<Web, 'stopping'>, isThere: () => Promise<unknown>) =>
  async (): Promise<boolean> =>
    !stopping() && (await within(READY_WITHIN_MS, isThere()))

async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  try {
    return await Promise.race([work.then(() => true), late])
  } catch {
    return false // any error of the database: this process is not ready
  } finally {
    clearTimeout(timer)
  }
}
