import { useObservable } from 'dexie-react-hooks'
import { useEffect, useRef } from 'react'

import { watch } from '#local/bases/watch.ts'

import { device } from './device.ts'

type Told<T> = { key: string; value: T }

/**
 * The result of a query of the phone's databases, again after every change in any window. `key` says what the query asks
 * for: another key is another question. `first` stands in until the first answer. If the database fails, the last answer
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

/** The same of whatever `follow` tells, which answers how to stop. */
export function useTold<T>(
  follow: (tell: (value: T) => void) => () => void,
  key: string,
  first?: T,
): T | undefined {
  const told = useObservable<Told<T>>(
    () => ({
      // Nothing to give before the first answer: without this the hook would open a watch while it renders.
      hasValue: () => false,
      subscribe: (tell) => follow((value) => tell({ key, value })),
    }),
    [key],
  )
  // The hook keeps the last answer when the question changes: that one would be another person's, or another member's.
  return told?.key === key ? told.value : first
}
