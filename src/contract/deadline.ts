// Written by hand, because AbortSignal.any and AbortSignal.timeout are missing on phones in use.
/** A signal that aborts after a while, or when the outer one does; `done` stops the timer. */
export function deadline(ms: number, outer?: AbortSignal) {
  const controller = new AbortController()
  let late = false
  const timer = setTimeout(() => {
    late = true
    controller.abort()
  }, ms)
  const stop = () => controller.abort()
  outer?.addEventListener('abort', stop)
  if (outer?.aborted) stop()
  return {
    signal: controller.signal,
    timedOut: () => late,
    done: () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', stop)
    },
  }
}
