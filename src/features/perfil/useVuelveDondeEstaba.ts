import { useLayoutEffect, useRef } from 'react'

/** A form that takes the page starts at the top. When it closes, the page returns to its former scroll position. */
export function useVuelveDondeEstaba(tapada: boolean): void {
  const y = useRef(0)
  useLayoutEffect(() => {
    if (tapada) {
      scrollTo(0, 0)
      return undefined
    }
    if (y.current > 0) scrollTo(0, y.current)
    const note = () => void (y.current = scrollY)
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [tapada])
}
