import { type RefObject, useEffect, useRef } from 'react'

/** True until the component is removed: the result of work that ends later is no longer wanted. */
export function useSigue(): RefObject<boolean> {
  const sigue = useRef(true)
  useEffect(() => {
    sigue.current = true
    return () => {
      sigue.current = false
    }
  }, [])
  return sigue
}
