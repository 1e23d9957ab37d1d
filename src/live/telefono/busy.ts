import { useEffect } from 'react'

import { CERROJO_OCUPADO } from '#local/bases/names.ts'

let holders = 0
let release: (() => void) | undefined
const freed = new Set<() => void>()

/** Whether something is open or half written in this window that a reload would take away. */
export const isBusy = () => holders > 0

/** Keeps every window from being reloaded for a new version. Answers how to end it. */
export function beBusy(): () => void {
  holders += 1
  if (holders === 1) {
    const over = new Promise<void>((resolve) => (release = resolve))
    // The other windows see it in the lock; old browsers have none.
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

/** Told when this window is no longer busy. */
export function onFree(tell: () => void): () => void {
  freed.add(tell)
  return () => freed.delete(tell)
}

/** Marks this window as not to be reloaded while something is half written. */
export function useSucio(dirty: boolean): void {
  useEffect(() => (dirty ? beBusy() : undefined), [dirty])
}
