import { recallAll } from '#live/copias/recent.ts'
import { leerSenal } from '#live/copias/useSignal.ts'
import { leerMostrador } from '#live/credencial/mostrador.ts'
import { leerNovedades } from '#live/novedades/novedades.ts'
import { reconcileNow } from '#live/sesion/access.ts'
import { type Session, readSession } from '#live/sesion/useSession.ts'
import { currentStorage, onStorage, openPhone, openPhoneAnew } from '#live/telefono/device.ts'
import { isLost } from '#local/bases/open.ts'
import type { Sesion } from '#local/bases/salida.ts'

import { traerMostrador } from '../pantallas/pantallas.tsx'
import { encontrarRuta } from '../rutas/encontrarRuta.ts'

/** Nothing was read for this long: the person is told. */
const DEMORA = 1000
/** How long another window may take to let go of the databases, and a connection to answer. */
const PACIENCIA = 5000

type Esperas = {
  /** A window of an older version does not let go of the databases. */
  onTrabadas: () => void
  onDemora: () => void
}

/**
 * Reads what the first frame will show; on new connections, again and again, for as long as nobody answers. Whatever holds
 * the databases, the person is told, and the portal opens by itself once they are free.
 */
export function preparar({ onTrabadas, onDemora }: Esperas): Promise<Session | 'mas-nueva'> {
  const isBlocked = () => currentStorage() === 'blocked'
  let trabadas: ReturnType<typeof setTimeout> | undefined
  const stop = onStorage(() => {
    if (isBlocked()) trabadas ??= setTimeout(onTrabadas, PACIENCIA)
    else clearTimeout(trabadas)
  })
  const demora = setTimeout(() => !isBlocked() && onDemora(), DEMORA)
  let again: ReturnType<typeof setInterval> | undefined
  const reading = new Promise<Session | 'mas-nueva'>((resolve, reject) => {
    leer().then(resolve, reject)
    again = setInterval(() => {
      if (isBlocked()) return
      openPhoneAnew()
        .then(leer)
        // What one connection lost the next one may get.
        .then(resolve, (error: unknown) => isLost(error) || reject(error))
    }, PACIENCIA)
  })
  return reading.finally(() => {
    clearTimeout(trabadas)
    clearTimeout(demora)
    clearInterval(again)
    stop()
  })
}

/** Opens the phone's databases, looks at the session's truth, and reads what the first frame will show. */
async function leer(): Promise<Session | 'mas-nueva'> {
  const storage = await openPhone()
  if (storage === 'newer') return 'mas-nueva'
  // What the truth is hardly ever changes anything: what it leaves as it was has been read beside it.
  const beside = leerPrimera()
  beside.catch(() => undefined) // told below, unless the first reading fails as well
  const row = await reconcileNow()
  const before = await beside
  const session = seguiaAsi(before, row) ? before : await leerPrimera()
  // Its first picture is on screen already: what takes it over must be there in the same frame.
  if (seVeElMostrador(session, location.pathname)) await traerMostrador().catch(() => undefined)
  return session
}

async function leerPrimera(): Promise<Session> {
  const [session] = await Promise.all([
    readSession(),
    recallAll(),
    leerMostrador(),
    leerNovedades(),
    leerSenal(),
  ])
  return session
}

const seguiaAsi = (before: Session, row: Sesion | undefined) =>
  before.state === 'signed-in'
    ? row?.state === 'in' && row.generation === before.generation
    : row?.state !== 'in'

/** At its own address, and while the phone is lent at every other. */
const seVeElMostrador = (session: Session, path: string) =>
  session.state === 'signed-in' &&
  session.correoConfirmado &&
  (session.prestamo !== undefined || encontrarRuta(path)?.ruta.pantalla === 'mostrador')
