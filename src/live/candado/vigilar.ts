import { CLAVE_USO } from '#local/bases/names.ts'

const CADA = 5000
const UN_MINUTO = 60_000
const USOS = ['pointerdown', 'keydown', 'wheel'] as const

/** True if no window used the portal for these minutes. If the clock was set back, the time without use is unknown. */
export function sinUso(minutos: number): boolean {
  const hace = Date.now() - Number(localStorage.getItem(CLAVE_USO))
  return hace > minutos * UN_MINUTO || hace < -UN_MINUTO
}

type Acciones = {
  cerrar: () => void
  /** The page came back into sight in time. */
  alVolver: () => void
}

/**
 * Calls `cerrar` once no window used the portal for this time: at the latest when the page comes back into sight, or is
 * touched again. Returns a function that stops.
 */
export function vigilar(minutos: () => number, { cerrar, alVolver }: Acciones): () => void {
  let anotado = 0
  const anotar = () => {
    anotado = Date.now()
    localStorage.setItem(CLAVE_USO, String(anotado))
  }
  const mirar = () => {
    if (sinUso(minutos())) cerrar()
  }
  const usar = () => {
    if (Math.abs(Date.now() - anotado) < CADA) return
    // The timer of a page that slept comes later than the touch that wakes it.
    if (sinUso(minutos())) cerrar()
    else anotar()
  }
  const aLaVista = () => {
    if (document.visibilityState !== 'visible') return
    if (sinUso(minutos())) cerrar()
    else alVolver()
  }
  anotar()
  const timer = setInterval(mirar, CADA)
  document.addEventListener('visibilitychange', aLaVista)
  addEventListener('pageshow', aLaVista)
  for (const uso of USOS) addEventListener(uso, usar, { capture: true, passive: true })
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', aLaVista)
    removeEventListener('pageshow', aLaVista)
    for (const uso of USOS) removeEventListener(uso, usar, { capture: true })
  }
}
