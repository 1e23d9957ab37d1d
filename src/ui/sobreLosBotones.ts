/** Rows of buttons. */
const FILAS =
  '.botones, .dos-botones, .acciones-de-barra, .formulario > [type=submit], .carrusel button, .abajo, .mantener, .boton-mas'
const AIRE = 8

/**
 * Lifts a notice above the buttons that it would cover, so that a second tap does not hit it. Returns a function that
 * stops it.
 */
export function sobreLosBotones(caja: HTMLElement): () => void {
  // While a dialog is open, the buttons behind it do not matter.
  const donde = caja.closest('dialog') ?? document
  const place = () => {
    caja.style.removeProperty('bottom')
    // From the lowest row up: a lifted notice may reach the next row.
    const filas = [...donde.querySelectorAll(FILAS)].map((fila) => fila.getBoundingClientRect())
    for (const fila of filas.toSorted((a, b) => b.top - a.top)) {
      const { top, bottom, height } = caja.getBoundingClientRect()
      const free = fila.bottom <= top || fila.top >= bottom || fila.top < height + AIRE
      if (!free) caja.style.bottom = `${innerHeight - fila.top + AIRE}px`
    }
  }
  place()
  // The action may change the page, for example remove a message under a field, which moves the buttons without a
  // scroll.
  const grown = new ResizeObserver(place)
  for (const part of [document.body, ...document.querySelectorAll('form')]) grown.observe(part)
  const leaving = new AbortController()
  const { signal } = leaving
  addEventListener('resize', place, { signal })
  addEventListener('scroll', place, { passive: true, capture: true, signal })
  // A dialog that slides in carries the notice along: it is placed again at the end.
  addEventListener('animationend', place, { signal })
  return () => {
    grown.disconnect()
    leaving.abort()
  }
}
