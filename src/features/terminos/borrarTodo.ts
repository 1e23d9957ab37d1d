import { signOut } from '#live/access.ts'
import { device } from '#live/device.ts'
import { engine } from '#live/engine.ts'
import { useLive } from '#live/useLive.ts'
import { type Pendiente, usePendientes } from '#live/usePendientes.ts'
import { isOpen } from '#local/bases/salida.ts'
import { emptyPhone } from '#local/outbox/forget.ts'
import { currentSession } from '#local/session/session.ts'

const A_MOMENT = 3000

/** What is lost with the phone's data: this person's changes by name, others' only counted. */
export function useLoQueSePierde(): { propios: Pendiente[]; ajenos: number } | undefined {
  const propios = usePendientes()?.filter(isOpen)
  const ajenos = useLive(async () => {
    const uid = (await currentSession(device))?.uid
    return device.salida.operaciones.filter((row) => isOpen(row) && row.uid !== uid).count()
  })
  return propios && ajenos !== undefined ? { propios, ajenos } : undefined
}

/**
 * Takes everything off this phone and ends at the sign-in. The session first, so that no other window brings it back.
 */
export async function borrarTodo(): Promise<void> {
  await signOut()
  // The provider is told while its secret is still here; without signal the session ends there by itself.
  await atMost(engine.wake('now'))
  localStorage.clear()
  sessionStorage.clear()
  await emptyPhone(device, localStorage)
  const { salida, lectura, publica } = device
  await atMost(Promise.all([salida, lectura, publica].map((base) => base.delete())))
  localStorage.clear()
  if (await isReachable()) await takeProgram()
  location.replace('/signin')
}

const atMost = (work: Promise<unknown>) =>
  Promise.race([
    work.catch(() => undefined), // what this phone refuses now it is asked again: it lies empty
    new Promise((resolve) => setTimeout(resolve, A_MOMENT)),
  ])

/** The program itself is nobody's data: without signal it stays, or there would be nothing to sign in with. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/reparar.js', { cache: 'no-store', redirect: 'error' })).ok
  } catch {
    return false // no signal
  }
}

async function takeProgram(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(workers.map((worker) => worker.unregister()))
  if ('caches' in window)
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
