// Presses on the document's first picture, before the portal runs (public/primera.js, mostrador/primero.ts).

/** Longest wait in ms for the element in the portal: a screen's data may come a moment later. */
const PACIENCIA = 5000

/** Name of an element that is the same in the first picture and in the portal. */
export const dice = (element: Element) => element.ariaLabel ?? element.textContent

/** The portal's element for an element of the first picture. */
export function elMismo(antes: Element): HTMLElement | undefined {
  const iguales = (en: ParentNode) =>
    [...en.querySelectorAll<HTMLElement>('a, button')].filter((otro) => dice(otro) === dice(antes))
  // Of several rows with the same text, the row in the same place.
  const at = iguales(antes.getRootNode() as Element).findIndex((otro) => otro === antes)
  const ahora = iguales(document.querySelector('#raiz') ?? document)
  return ahora[at] ?? ahora[0]
}

/** If the mouse is pressed on the first picture and released on the portal, the browser makes no click. */
export function oirElRaton(): void {
  addEventListener('mouseup', ({ button, target }) => {
    const { bajado } = window as { bajado?: Element | null }
    const mismo = button === 0 && bajado && !bajado.isConnected && elMismo(bajado)
    if (mismo && mismo.contains(target as Element)) mismo.click()
  })
}

/** Carries out the press once, as soon as the portal has the same element. A new press of the person cancels it. */
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

  /** If the portal has no such element, a pressed link is followed as the browser would do. */
  function seguirElEnlace() {
    dejar()
    if (apretado instanceof HTMLAnchorElement) location.assign(apretado.href)
  }
}
