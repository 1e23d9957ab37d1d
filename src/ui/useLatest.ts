import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * The latest value, for callbacks that run later. It is updated together with the screen, so that a key press acts on
 * the values that the person sees.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  }, [value])
  return latest
}
