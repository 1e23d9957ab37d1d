const FILAS = '.final, .formulario > [type=submit], .abajo, .mantener'
const AIRE = 8

/** Lifts a notice above the buttons of a form that it would lie on: whoever acts twice must not meet it. Answers how to stop. */
export function sobreLosBotones(caja: HTMLElement): () => void {
  const place = () => {
    caja.style.removeProperty('bottom')
    // From the lowest up: one that is lifted may reach the next.
    const filas = [...document.querySelectorAll(FILAS)].map((fila) => fila.getBoundingClientRect())
    for (const fila of filas.toSorted((a, b) => b.top - a.top)) {
      const { top, bottom, height } = caja.getBoundingClientRect()
      const free = fila.bottom <= top || fila.top >= bottom || fila.top < height + AIRE
      if (!free) caja.style.bottom = `${innerHeight - fila.top + AIRE}px`
    }
  }
  place()
  // What the act changes on the page (a text under a field that goes) moves the buttons without a scroll.
  const grown = new ResizeObserver(place)
  for (const part of [document.body, ...document.querySelectorAll('form')]) grown.observe(part)
  addEventListener('resize', place)
  addEventListener('scroll', place, { passive: true, capture: true })
  return () => {
    grown.disconnect()
    removeEventListener('resize', place)
    removeEventListener('scroll', place, { capture: true })
  }
}
