import { useSyncExternalStore } from 'react'

import { CLAVE_APLICACION } from '#local/names.ts'

const subscribers = new Set<() => void>()
let asked: Promise<boolean> | undefined

/** What was found out last; before anybody asked, what the visit before found. */
let guardada = navigator.serviceWorker?.controller != null && noted()

type Connection = { saveData?: boolean; effectiveType?: string }

/** The screens that nobody needs at a counter come last, and not at all where every megabyte counts. */
function isDear(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/** Has the offline worker go on with what an installation left to be fetched; answers whether the portal is on this phone now. */
export function completarAplicacion(): Promise<boolean> {
  asked ??= ask()
    .catch(() => false)
    .then((isWhole) => {
      asked = undefined
      note(isWhole)
      return isWhole
    })
  return asked
}

async function ask(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true })
    port1.start()
    active?.postMessage(isDear() ? 'completar-lo-justo' : 'completar', [port2])
  })
}

/** Whether all that the portal needs without signal lies on this phone. */
export const useAplicacionGuardada = () => useSyncExternalStore(subscribe, () => guardada)

function subscribe(listen: () => void): () => void {
  subscribers.add(listen)
  return () => void subscribers.delete(listen)
}

function note(isWhole: boolean): void {
  guardada = isWhole
  try {
    if (isWhole) localStorage.setItem(CLAVE_APLICACION, 'guardada')
    else localStorage.removeItem(CLAVE_APLICACION)
  } catch {
    // Storage switched off: the next visit finds it out anew.
  }
  subscribers.forEach((listen) => listen())
}

function noted(): boolean {
  try {
    return localStorage.getItem(CLAVE_APLICACION) !== null
  } catch {
    return false
  }
}
