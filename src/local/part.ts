import { CallError } from '#contract/callError.ts'

import { isMissingFile } from './isMissingFile.ts'

/**
 * Loads a part of the engine when it is first needed. A part that does not arrive (because no service worker keeps it)
 * counts as a missing answer.
 */
export async function part<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (isMissingFile(error)) throw new CallError('a part', { kind: 'no-answer', timedOut: false })
    throw error
  }
}

/** False if an answer or a part did not arrive, so that the work is to be tried later. */
export async function ifArrived(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return false
  }
}
