import { CLAVE_APLICACION } from '#local/bases/names.ts'

// By hand: the first script is too early for jotai's 3.5 KB. Screens read it through an atom (`useAplicacionGuardada.ts`).
const subscribers = new Set<() => void>()
let asked: Promise<boolean> | undefined
let askedAt = -Infinity

/** A worker that the browser ended before it answered never will. */
const NEVER = 2 * 60_000

/** The person's own data are on their way, over the same link: what nobody needs at a counter can wait. */
let isAfterwards = false

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

/** Leaves what can wait until `completarDespues`, and what of it is under way. */
export function dejarParaDespues(): void {
  isAfterwards = true
  navigator.serviceWorker?.controller?.postMessage('completar-despues')
}

/** The person's data came, or did not: the rest has the link for itself. */
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
