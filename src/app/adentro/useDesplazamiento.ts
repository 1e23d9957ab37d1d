import { useLayoutEffect } from 'react'

const PATIENCE = 1000
/** What an entry of the history calls itself; a dialog's own entry has the name of the page under it. */
const MARCA = 'entrada'

const positions = new Map<string, number>()

/** Until a page of this load was shown. Pages that follow the counter, which has none of this, are not the first. */
let first = true

/** A new page begins at its top; one that the person comes back to, where they left it. */
export function useDesplazamiento(path: string): void {
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const entry = `${entryOf()} ${path}`
    const y = positions.get(entry) ?? 0
    // The first page is at its top already; asking where it is would make the browser lay it out twice.
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

/** The name of the entry that is shown: one that has none yet is new. */
function entryOf(): string {
  const { [MARCA]: known } = (history.state ?? {}) as Record<string, unknown>
  if (typeof known === 'string') return known
  const made = crypto.randomUUID()
  history.replaceState({ ...history.state, [MARCA]: made }, '')
  return made
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
  const giveUp = () => observer.disconnect()
  const timer = setTimeout(giveUp, PATIENCE)
  // Whoever scrolls meanwhile is where they want to be.
  for (const how of ['wheel', 'touchmove', 'keydown'])
    addEventListener(how, giveUp, { once: true, passive: true })
  return () => {
    clearTimeout(timer)
    giveUp()
    for (const how of ['wheel', 'touchmove', 'keydown']) removeEventListener(how, giveUp)
  }
}
