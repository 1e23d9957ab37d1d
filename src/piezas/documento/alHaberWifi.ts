import { isMetered } from '#local/provider/ahorro.ts'

/**
 * Calls a function at the next Wi-Fi, if the browser tells the kind of connection. Returns a function that stops it.
 */
export function alHaberWifi(hacer: () => void): () => void {
  const { connection } = navigator as { connection?: EventTarget } // Some browsers lack this property.
  const mirar = () => {
    if (!isMetered()) hacer()
  }
  connection?.addEventListener('change', mirar)
  return () => connection?.removeEventListener('change', mirar)
}
