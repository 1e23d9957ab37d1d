import { CLAVE_APLICACION } from '#local/bases/names.ts'

// A list of listeners: jotai's 3.5 KB are too much for the first script. Screens read it through an atom
// (`useAplicacionGuardada.ts`).
const subscribers = new Set<() => void>()
let asked: Promise<boolean> | undefined
let askedAt = -Infinity

/** After this time there will be no answer: the browser has ended the worker. */
const NEVER = 2 * 60_000

/** While the person's data load over the same link, parts not needed at a counter wait. */
let isAfterwards = false

/** The last answer; before the first answer, the one of the visit before. */
let guardada = navigator.serviceWorker?.controller != null && noted()

type Connection = { saveData?: boolean; effectiveType?: string }

/** True if every megabyte counts: then the parts not needed at a counter are not fetched. */
function isDear(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/**
 * Makes the service worker fetch the files that its installation left out. Gives true if the whole portal is on this
 * phone now.
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

/** Puts off the parts that can wait until `completarDespues`, also those under way. */
export function dejarParaDespues(): void {
  isAfterwards = true
  navigator.serviceWorker?.controller?.postMessage('completar-despues')
}

/** The person's data have arrived or failed: the link is free for the rest. */
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
