import type { Failure } from './failure.ts'

let listener: ((failure: Failure) => void) | undefined

/** Who tells people that a call they asked for has failed: the shell's toasts. Answers how to stop. */
export function onAskedFailure(tell: (failure: Failure) => void): () => void {
  listener = tell
  return () => {
    if (listener === tell) listener = undefined
  }
}

/** Tells of a failed call that the person asked for (ERR-13). The end of a session is told on the sign-in, once. */
export function tellAskedFailure(failure: Failure): void {
  if (failure.kind !== 'sesion') listener?.(failure)
}
