// Presses on the document's first picture, before the portal runs (public/primera.js, mostrador/primero.ts).

/** Longest wait in ms: a screen's data may come a moment after it. */
const PACIENCIA = 5000

/** Name of an element, equal in the picture and in the portal. */
export const dice = (element: Element) => element.ariaLabel ?? element.textContent

/** The portal's own element for an element of the picture. */
export const elMismo = (antes: Element) =>
  [...document.querySelectorAll<HTMLElement>('#raiz :is(a, button)')].find(
    (otro) => dice(otro) === dice(antes),
  )

/** The browser makes no click if the mouse is pressed on the picture and released on the portal. */
export function oirElRaton(): void {
  addEventListener('mouseup', ({ button, target }) => {
    const { bajado } = window as { bajado?: Element | null }
    const mismo = button === 0 && bajado && !bajado.isConnected && elMismo(bajado)
    if (mismo && mismo.contains(target as Element)) mismo.click()
  })
}

/** Carries the press out once, as soon as the portal has the same element. A new press of the person cancels it. */
export function tocarLoApretado(): void {
  const { apretado } = window as { apretado?: Element }
  if (!apretado || apretado.isConnected) return
  Object.assign(window, { apretado: undefined })
  const cambios = new MutationObserver(tocar)
  cambios.observe(document.body, { childList: true, subtree: true, attributes: true })
  const timer = setTimeout(seguirElEnlace, PACIENCIA)
  addEventListener('pointerdown', dejar, { once: true })
  tocar()

  function tocar() {
    const mismo = apretado && elMismo(apretado)
    if (!mismo || mismo.matches(':disabled')) return
    dejar()
    mismo.click()
  }

  function dejar() {
    cambios.disconnect()
    clearTimeout(timer)
    removeEventListener('pointerdown', dejar)
  }

  /** The portal has no such element: a pressed link is followed as the browser would. */
  function seguirElEnlace() {
    dejar()
    if (apretado instanceof HTMLAnchorElement) location.assign(apretado.href)
  }
}
