// What was pressed in the picture that the document brought (public/primera.js, mostrador/primero.ts).

/** The data of a screen may come a moment after it. */
const PACIENCIA = 5000

/** What an element says, which is the same in the picture and in the portal. */
export const dice = (element: Element) => element.ariaLabel ?? element.textContent

/** The same element, as the portal has drawn it. */
export const elMismo = (antes: Element) =>
  [...document.querySelectorAll<HTMLElement>('#raiz :is(a, button)')].find(
    (otro) => dice(otro) === dice(antes),
  )

/** The browser makes no click of a mouse that is pressed on the picture and released on the portal. */
export function oirElRaton(): void {
  addEventListener('mouseup', ({ button, target }) => {
    const { bajado } = window as { bajado?: Element | null }
    const mismo = button === 0 && bajado && !bajado.isConnected && elMismo(bajado)
    if (mismo && mismo.contains(target as Element)) mismo.click()
  })
}

/** Plays the press, once: as soon as the same stands in the portal, unless the person has gone on with something else. */
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

  /** The portal has nothing like it: what was pressed goes where it led. */
  function seguirElEnlace() {
    dejar()
    if (apretado instanceof HTMLAnchorElement) location.assign(apretado.href)
  }
}
