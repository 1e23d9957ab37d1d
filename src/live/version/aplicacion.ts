import { producto } from '#contract/producto.ts'
import { CLAVE_APLICACION, CLAVE_DETECTOR } from '#local/bases/names.ts'

// A list of listeners and not an atom: jotai would add 3.5 KB to the first script. Screens read it through an atom
// (`useAplicacionGuardada.ts`).
const subscribers = new Set<() => void>()
let asked: Promise<boolean> | undefined
let askedAt = -Infinity

/** After this time no answer can come: the browser has ended the worker. */
const NEVER = 2 * 60_000

/** Said apart from the request for files, because an older service worker does not know them. */
const SIN_LECTOR = 'sin-lector'
const CON_LECTOR = 'con-lector'

/** Parts that a counter does not need wait while the person's data load over the same link. */
let isAfterwards = false

/** The last answer; before it, the answer of the previous visit. */
let guardada = navigator.serviceWorker?.controller != null && noted(CLAVE_APLICACION) !== null

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
    if ('BarcodeDetector' in globalThis && noted(CLAVE_DETECTOR) !== null)
      active?.postMessage(SIN_LECTOR)
    active?.postMessage(isAfterwards || isDear() ? 'completar-lo-justo' : 'completar', [port2])
  })
}

/** True once the browser's reader of QR codes has read one of ours in this version of the portal. */
export const isDetectorProbado = () => noted(CLAVE_DETECTOR) === producto.version

/** Where the browser reads codes by itself, the service worker fetches no reader of ours (docs/decisions/033). */
export function notarDetector(lee: boolean): void {
  keep(CLAVE_DETECTOR, lee ? producto.version : undefined)
  const said = lee ? SIN_LECTOR : CON_LECTOR
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(said))
}

export const aplicacionGuardada = () => guardada
export const onAplicacion = (listen: () => void) => void subscribers.add(listen)

function note(isWhole: boolean): void {
  guardada = isWhole
  keep(CLAVE_APLICACION, isWhole ? 'guardada' : undefined)
  subscribers.forEach((listen) => listen())
}

function keep(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage is switched off: the next visit asks again.
  }
}

function noted(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
