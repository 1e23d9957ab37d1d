import { liveQuery } from 'dexie'
import { useEffect, useRef, useState } from 'react'

import { connectionOf, isLost, openAnew } from '#local/open.ts'

import { device } from './device.ts'

const PAUSE = 250
const LONGEST_PAUSE = 30_000

/**
 * What a query of the phone's databases gives, and gives anew whenever they change, in whatever window. `key` says what
 * is asked for: another key is another question. `first` stands in until it is answered. A database that fails leaves
 * on screen what was there, and is asked again.
 */
export function useLive<T>(query: () => Promise<T>, key?: string): T | undefined
export function useLive<T>(query: () => Promise<T>, key: string, first: T): T
export function useLive<T>(query: () => Promise<T>, key = '', first?: T): T | undefined {
  const [shown, setShown] = useState<{ key: string; value: T }>()
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  })
  useEffect(
    () =>
      watch(
        () => latest.current(),
        (value) => setShown({ key, value }),
      ),
    [key],
  )
  return shown?.key === key ? shown.value : first
}

/** Answers how to stop. */
function watch<T>(query: () => Promise<T>, tell: (value: T) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = PAUSE
  let rows = begin()

  function begin() {
    const connection = connectionOf(device)
    return liveQuery(query).subscribe(
      (value) => {
        pause = PAUSE
        tell(value)
      },
      (error: unknown) => {
        // A mistake of ours would fail again and again.
        if (!isLost(error)) return reportError(error)
        timer = setTimeout(() => void beginAgain(connection), pause)
        pause = Math.min(2 * pause, LONGEST_PAUSE)
      },
    )
  }

  async function beginAgain(lost: ReturnType<typeof connectionOf>) {
    rows.unsubscribe()
    if (device.cedido) return
    const mine = timer
    await openAnew(device, lost)
    if (timer === mine) rows = begin()
  }

  return () => {
    clearTimeout(timer)
    timer = undefined
    rows.unsubscribe()
  }
}
