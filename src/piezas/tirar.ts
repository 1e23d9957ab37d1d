/** Distance of a pull, in pixels, that asks for news. */
const HASTA = 80
const NO_SE_TIRA = 'form, dialog, [popover], input, select, textarea, canvas'

type Dedo = {
  /** Called when the finger passes that distance, and when it comes back. */
  alPasar: (pasa: boolean) => void
  /** Called when the finger is lifted beyond that distance. */
  alSoltar: () => void
}

let seguidos = 0

/**
 * Follows a finger that pulls the page down from its top. `primero`: the touch that this code was loaded for. The page
 * itself does not move. Returns a function that stops it.
 */
export function seguirElDedo(primero: TouchEvent, { alPasar, alSoltar }: Dedo): () => void {
  let desde: Touch | undefined
  let pasa = false
  const decir = (ahora: boolean) => {
    if (ahora !== pasa) alPasar(ahora)
    pasa = ahora
  }
  const dejar = () => {
    desde = undefined
    decir(false)
  }
  const empezar = ({ touches, target }: TouchEvent) => {
    dejar()
    if (touches.length === 1 && seTira(target)) desde = touches[0]
  }
  const mover = ({ touches: [dedo, otro] }: TouchEvent) => {
    if (!desde || !dedo) return
    const baja = dedo.clientY - desde.clientY
    const deCostado = Math.abs(dedo.clientX - desde.clientX) > Math.max(baja, HASTA / 4)
    if (otro || deCostado || scrollY > 0) dejar()
    else decir(baja >= HASTA)
  }
  const soltar = () => {
    const pide = pasa
    dejar()
    if (pide) alSoltar()
  }
  const oidos = { touchstart: empezar, touchmove: mover, touchend: soltar, touchcancel: dejar }
  for (const [cual, oir] of Object.entries(oidos))
    document.addEventListener(cual as keyof typeof oidos, oir, { passive: true })
  empezar(primero)
  delNavegador(1)
  return () => {
    for (const [cual, oir] of Object.entries(oidos))
      document.removeEventListener(cual as keyof typeof oidos, oir)
    delNavegador(-1)
  }
}

/** Switches off the browser's own pull, which would reload the page. */
function delNavegador(uno: 1 | -1): void {
  seguidos += uno
  document.documentElement.toggleAttribute('data-se-tira', seguidos > 0)
}

/** True at the top of the page, without an open dialog, and outside of forms and of scrolled areas. */
function seTira(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || scrollY > 0 || target.closest(NO_SE_TIRA)) return false
  if (document.querySelector('dialog[open]')) return false
  for (let one = target.parentElement; one && one !== document.body; one = one.parentElement)
    if (one.scrollTop > 0) return false
  return true
}
