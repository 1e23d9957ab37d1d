import type { Failure } from './failure.ts'

let listener: ((failure: Failure) => void) | undefined

/**
 * Sets the listener for failed calls that a person asked for; the portal's frame shows them as toasts. Returns a
 * function that stops.
 */
export function onAskedFailure(tell: (failure: Failure) => void): () => void {
  listener = tell
  return () => {
    if (listener === tell) listener = undefined
  }
}

/**
 * Reports a failed call that the person asked for (ERR-13). The end of a session is shown only on the sign-in screen.
 */
export function tellAskedFailure(failure: Failure): void {
  if (failure.kind !== 'sesion') listener?.(failure)
}
