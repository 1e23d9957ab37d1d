import { useEffect } from 'react'

import { CERROJO_OCUPADO } from '#local/bases/names.ts'

let holders = 0
let release: (() => void) | undefined
const freed = new Set<() => void>()

/** True if reloading this window would lose an open dialog or a half-filled form. */
export const isBusy = () => holders > 0

/** Prevents every window from being reloaded for a new version. Returns a function that ends this. */
export function beBusy(): () => void {
  holders += 1
  if (holders === 1) {
    const over = new Promise<void>((resolve) => (release = resolve))
    // Other windows learn it from the lock; old browsers have no locks.
    const { locks } = navigator as { locks?: LockManager }
    void locks?.request(CERROJO_OCUPADO, { mode: 'shared' }, () => over)
  }
  let ended = false
  return () => {
    if (ended) return
    ended = true
    holders -= 1
    if (holders > 0) return
    release?.()
    for (const tell of freed) tell()
  }
}

/** Calls `tell` when this window is no longer busy. Returns a function that stops. */
export function onFree(tell: () => void): () => void {
  freed.add(tell)
  return () => freed.delete(tell)
}

/** Prevents reloads for a new version while a form is half filled. */
export function useSucio(dirty: boolean): void {
  useEffect(() => (dirty ? beBusy() : undefined), [dirty])
}
