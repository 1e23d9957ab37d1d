import { isMetered } from '#local/provider/ahorro.ts'

/** Does something at the next Wi-Fi, if the browser tells the kind of link; gives a function that stops it. */
export function alHaberWifi(hacer: () => void): () => void {
  const { connection } = navigator as { connection?: EventTarget } // not every browser has it
  const mirar = () => {
    if (!isMetered()) hacer()
  }
  connection?.addEventListener('change', mirar)
  return () => connection?.removeEventListener('change', mirar)
}
