import { CLAVE_APLICACION } from '#local/bases/names.ts'

// A list of listeners and not an atom: jotai would add 3.5 KB to the first script. Screens read it through an atom
// (`useAplicacionGuardada.ts`).
const subscribers = new Set<() => void>()
let asked: Promise<boolean> | undefined
let askedAt = -Infinity

/** After this time no answer can come: the browser has ended the worker. */
const NEVER = 2 * 60_000

/** Parts that a counter does not need wait while the person's data load over the same link. */
let isAfterwards = false

/** The last answer; before it, the answer of the previous visit. */
let guardada = navigator.serviceWorker?.controller != null && noted()

type Connection = { saveData?: boolean; effectiveType?: string }

/** True if the person pays for every megabyte: then parts that a counter does not need are not fetched. */
function isDear(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/**
 * Makes the service worker fetch the files that its installation left out. Resolves with true if the whole portal is on
 * this phone now.
 */
export function completarAplicacion(): Promise<boolean> {
  if (asked && Math.abs(Date.now() - askedAt) < NEVER) return asked
  askedAt = Date.now()
  const asking = ask()
    .catch(() => false)
    .then((isWhole) => {
      if (asked === asking) asked = undefined
      note(isWhole)
      return isWhole
    })
  asked = asking
  return asking
}

/** Delays the parts that can wait, also those under way, until `completarDespues`. */
export function dejarParaDespues(): void {
  isAfterwards = true
  navigator.serviceWorker?.controller?.postMessage('completar-despues')
}

/** The person's data have arrived or failed: the link is free for the other parts. */
export async function completarDespues(): Promise<void> {
  isAfterwards = false
  await asked
  await completarAplicacion()
}

async function ask(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data === true), { once: true })
    port1.start()
    active?.postMessage(isAfterwards || isDear() ? 'completar-lo-justo' : 'completar', [port2])
  })
}

export const aplicacionGuardada = () => guardada
export const onAplicacion = (listen: () => void) => void subscribers.add(listen)

function note(isWhole: boolean): void {
  guardada = isWhole
  try {
    if (isWhole) localStorage.setItem(CLAVE_APLICACION, 'guardada')
    else localStorage.removeItem(CLAVE_APLICACION)
  } catch {
    // Storage is switched off: the next visit asks again.
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
