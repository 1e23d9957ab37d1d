import { useEffect, useLayoutEffect, useRef } from 'react'

const PATIENCE = 1000
const positions = new Map<string, number>()

/** A new page begins at its top; one that the person goes back to, where they left it. */
export function useDesplazamiento(path: string): void {
  const goingBack = useRef(false)
  const first = useRef(true)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const onBack = () => {
      goingBack.current = true
    }
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [])

  useLayoutEffect(() => {
    const y = goingBack.current ? (positions.get(path) ?? 0) : 0
    goingBack.current = false
    // The first page is at its top already; asking where it is would make the browser lay it out twice.
    const stop = first.current ? () => {} : scrollWhenTall(y)
    first.current = false
    const note = () => positions.set(path, scrollY)
    addEventListener('scroll', note, { passive: true })
    return () => {
      stop()
      removeEventListener('scroll', note)
    }
  }, [path])
}

/** The page grows as its data arrive: scrolls as soon as it is tall enough, or gives up. */
function scrollWhenTall(y: number): () => void {
  const arrived = () => {
    scrollTo(0, y)
    return Math.abs(scrollY - y) < 2
  }
  if (arrived()) return () => {}
  const observer = new ResizeObserver(() => arrived() && observer.disconnect())
  observer.observe(document.body)
  const timer = setTimeout(() => observer.disconnect(), PATIENCE)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}
