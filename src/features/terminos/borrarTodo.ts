import { type Pendiente, usePendientes } from '#live/pendientes/usePendientes.ts'
import { engine } from '#live/proveedor/engine.ts'
import { signOut } from '#live/sesion/access.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { isOpen } from '#local/bases/salida.ts'
import { openPrestadas } from '#local/encargos/base.ts'
import { emptyPhone } from '#local/outbox/forget.ts'
import { currentSession } from '#local/session/session.ts'

const A_MOMENT = 3000

/** Unsent changes that are lost with the phone's data: this person's by name, other persons' as a number. */
export function useLoQueSePierde(): { propios: Pendiente[]; ajenos: number } | undefined {
  const propios = usePendientes()?.filter(isOpen)
  const ajenos = useLive(async () => {
    const uid = (await currentSession(device))?.uid
    return device.salida.operaciones.filter((row) => isOpen(row) && row.uid !== uid).count()
  })
  return propios && ajenos !== undefined ? { propios, ajenos } : undefined
}

/** Deletes all data on this phone and opens the sign-in. The session goes first, so that no other window restores it. */
export async function borrarTodo(): Promise<void> {
  await signOut()
  // Tells the provider before the session's secret is deleted. Without signal, the provider ends the session by its own
  // clock.
  await atMost(engine.wake('now'))
  localStorage.clear()
  sessionStorage.clear()
  await emptyPhone(device, localStorage)
  const prestadas = openPrestadas()
  await atMost(Promise.all(prestadas.tables.map((table) => table.clear())))
  const { salida, lectura, publica } = device
  await atMost(Promise.all([salida, lectura, publica, prestadas].map((base) => base.delete())))
  localStorage.clear()
  if (await isReachable()) await takeProgram()
  location.replace('/signin')
}

const atMost = (work: Promise<unknown>) =>
  Promise.race([
    work.catch(() => undefined), // A refused deletion can be repeated later: the databases are empty.
    new Promise((resolve) => setTimeout(resolve, A_MOMENT)),
  ])

/** The program's files are not personal. Without signal they stay, or the sign-in could not be loaded. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/reparar.js', { cache: 'no-store', redirect: 'error' })).ok
  } catch {
    return false // There is no signal.
  }
}

async function takeProgram(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(workers.map((worker) => worker.unregister()))
  if ('caches' in window)
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
