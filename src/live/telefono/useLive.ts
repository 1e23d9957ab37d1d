import { useObservable } from 'dexie-react-hooks'
import { useEffect, useRef } from 'react'

import { watch } from '#local/bases/watch.ts'

import { device } from './device.ts'

type Told<T> = { key: string; value: T }

/**
 * The result of a query of the phone's databases, run again after every change in any window. `key` identifies the
 * query: a new key starts a new one. `first` is shown until the first result. If the database fails, the last result
 * stays on screen, and the query is repeated (docs/decisions/027-live-queries.md).
 */
export function useLive<T>(query: () => Promise<T>, key?: string): T | undefined
export function useLive<T>(query: () => Promise<T>, key: string, first: T): T
export function useLive<T>(query: () => Promise<T>, key = '', first?: T): T | undefined {
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  })
  return useTold((tell) => watch(device, () => latest.current(), tell), key, first)
}

/** The last value that `follow` reported; `follow` returns a function that stops. */
export function useTold<T>(
  follow: (tell: (value: T) => void) => () => void,
  key: string,
  first?: T,
): T | undefined {
  const told = useObservable<Told<T>>(
    () => ({
      // Before the first result there is no value: without this check the hook would subscribe while it renders.
      hasValue: () => false,
      subscribe: (tell) => follow((value) => tell({ key, value })),
    }),
    [key],
  )
  // The hook would keep the last value when the key changes, which may belong to another person or member.
  return told?.key === key ? told.value : first
}
