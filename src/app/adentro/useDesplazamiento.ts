import { useLayoutEffect } from 'react'

const PATIENCE = 1000
/** Name of an entry in the browser's history; a dialog's entry has the name of the page under it. */
const MARCA = 'entrada'

const positions = new Map<string, number>()

/**
 * True until this load has shown a page. A page that is opened from the counter, which is no page, is not the first.
 */
let first = true

/** Scrolls a new page to its top, and an earlier page to the position at which the person left it. */
export function useDesplazamiento(path: string): void {
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const entry = `${entryOf()} ${path}`
    const y = positions.get(entry) ?? 0
    // The first page is at its top already; reading its position would cost a second layout.
    const stop = first ? () => {} : scrollWhenTall(y)
    first = false
    const note = () => positions.set(entry, scrollY)
    addEventListener('scroll', note, { passive: true })
    return () => {
      stop()
      removeEventListener('scroll', note)
    }
  }, [path])
}

/** Name of the present entry; an entry without one is new and gets one. */
function entryOf(): string {
  const { [MARCA]: known } = (history.state ?? {}) as Record<string, unknown>
  if (typeof known === 'string') return known
  const made = crypto.randomUUID()
  history.replaceState({ ...history.state, [MARCA]: made }, '')
  return made
}

/** Scrolls as soon as the page is tall enough, because it grows as data arrive; gives up after a second. */
function scrollWhenTall(y: number): () => void {
  const arrived = () => {
    scrollTo(0, y)
    return Math.abs(scrollY - y) < 2
  }
  if (arrived()) return () => {}
  const observer = new ResizeObserver(() => arrived() && observer.disconnect())
  observer.observe(document.body)
  const giveUp = () => observer.disconnect()
  const timer = setTimeout(giveUp, PATIENCE)
  // A person who scrolls meanwhile has chosen a position: stop.
  for (const how of ['wheel', 'touchmove', 'keydown'])
    addEventListener(how, giveUp, { once: true, passive: true })
  return () => {
    clearTimeout(timer)
    giveUp()
    for (const how of ['wheel', 'touchmove', 'keydown']) removeEventListener(how, giveUp)
  }
}
