import { CLAVE_USO } from '#local/bases/names.ts'

const CADA = 5000
const UN_MINUTO = 60_000
const USOS = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Calls `cerrar` once no window used the portal for this time: immediately if the page comes back into sight after
 * it. Returns a function that stops.
 */
export function vigilar(minutos: () => number, cerrar: () => void): () => void {
  let anotado = 0
  const usar = () => {
    const now = Date.now()
    if (Math.abs(now - anotado) < CADA) return
    anotado = now
    localStorage.setItem(CLAVE_USO, String(now))
  }
  const mirar = () => {
    const hace = Date.now() - Number(localStorage.getItem(CLAVE_USO))
    // If the clock was set back, the time without use is unknown.
    if (hace > minutos() * UN_MINUTO || hace < -UN_MINUTO) cerrar()
  }
  usar()
  const timer = setInterval(mirar, CADA)
  const aLaVista = () => document.visibilityState === 'visible' && mirar()
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
