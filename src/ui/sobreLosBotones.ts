/** Rows of what can be pressed. */
const FILAS =
  '.botones, .dos-botones, .acciones-de-barra, .formulario > [type=submit], .carrusel button, .abajo, .mantener, .boton-mas'
const AIRE = 8

/** Lifts a notice above the buttons that it would lie on: whoever acts twice must not meet it. Answers how to stop. */
export function sobreLosBotones(caja: HTMLElement): () => void {
  // Behind an open dialog nothing can be pressed.
  const donde = caja.closest('dialog') ?? document
  const place = () => {
    caja.style.removeProperty('bottom')
    // From the lowest up: one that is lifted may reach the next.
    const filas = [...donde.querySelectorAll(FILAS)].map((fila) => fila.getBoundingClientRect())
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
  const leaving = new AbortController()
  const { signal } = leaving
  addEventListener('resize', place, { signal })
  addEventListener('scroll', place, { passive: true, capture: true, signal })
  // A dialog that comes in carries it along, and is still on its way.
  addEventListener('animationend', place, { signal })
  return () => {
    grown.disconnect()
    leaving.abort()
  }
}
