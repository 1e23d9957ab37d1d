import { isMetered } from '#local/provider/ahorro.ts'

/** Does something at the next Wi-Fi, where the browser tells one from the rest; gives how not to. */
export function alHaberWifi(hacer: () => void): () => void {
  const { connection } = navigator as { connection?: EventTarget } // not every browser has it
  const mirar = () => {
    if (!isMetered()) hacer()
  }
  connection?.addEventListener('change', mirar)
  return () => connection?.removeEventListener('change', mirar)
}
