import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What was given last, for whoever calls it later: current with the picture, so a key that follows what is seen finds what it says. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
