import { useEffect, useRef, useState } from 'react'

import { watch } from '#local/watch.ts'

import { device } from './device.ts'

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
        device,
        () => latest.current(),
        (value) => setShown({ key, value }),
      ),
    [key],
  )
  return shown?.key === key ? shown.value : first
}
