import type { ReactElement } from 'react'

import { recallAll } from '#live/copias/recent.ts'
import { leerSenal } from '#live/copias/useSignal.ts'
import { leerMostrador } from '#live/credencial/mostrador.ts'
import { leerNovedades } from '#live/novedades/novedades.ts'
import { leerLoQueOfrece } from '#live/proveedor/useOfrece.ts'
import { reconcileNow } from '#live/sesion/access.ts'
import { type Session, readSession } from '#live/sesion/useSession.ts'
import {
  currentStorage,
  device,
  onStorage,
  openPhone,
  openPhoneAnew,
} from '#live/telefono/device.ts'
import { isLost } from '#local/bases/open.ts'
import type { Sesion } from '#local/bases/salida.ts'

import { traerPantalla } from '../adentro/traerPantalla.ts'
import { Mostrador } from '../pantallas/pantallas.tsx'
import { encontrarRuta } from '../rutas/encontrarRuta.ts'

/** Time in ms after which the page says that the start takes long. */
const DEMORA = 1000
/** Time in ms that another window gets to release the databases, or a connection to answer. */
const PACIENCIA = 5000

type Esperas = {
  /** True while a window with an older version keeps the databases open. */
  onTrabadas: () => void
  onDemora: () => void
  /** The phone's lock was opened or closed: the portal is to be prepared again; before it closes, taken off the screen. */
  onCandado: (cerrando?: boolean) => Promise<void>
}

/** Session to draw the portal for; a phone under a lock has a screen in its place. */
type Preparada = Session | 'mas-nueva' | ReactElement

/**
 * Reads the data of the first frame. Without an answer it tries again on new connections, and the page says so; the
 * portal opens by itself once the databases are free.
 */
export function preparar({ onTrabadas, onDemora, onCandado }: Esperas): Promise<Preparada> {
  const isBlocked = () => currentStorage() === 'blocked'
  // Asked now, because the text about the delay takes the same place.
  const hayImagen = document.querySelector('#raiz > .marco .columna') !== null
  const leerTodo = () => leer(onCandado, hayImagen)
  let trabadas: ReturnType<typeof setTimeout> | undefined
  const stop = onStorage(() => {
    if (isBlocked()) trabadas ??= setTimeout(onTrabadas, PACIENCIA)
    else clearTimeout(trabadas)
  })
  const demora = setTimeout(() => !isBlocked() && onDemora(), DEMORA)
  let again: ReturnType<typeof setInterval> | undefined
  const reading = new Promise<Preparada>((resolve, reject) => {
    leerTodo().then(resolve, reject)
    again = setInterval(() => {
      if (isBlocked()) return
      openPhoneAnew()
        .then(leerTodo)
        // Requests lost with one connection are repeated on the next.
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

/** Opens the phone's databases, checks the session, and reads the data of the first frame. */
async function leer(onCandado: Esperas['onCandado'], hayImagen: boolean): Promise<Preparada> {
  const storage = await openPhone()
  if (storage === 'newer') return 'mas-nueva'
  // Only a phone with a lock loads the code of the lock.
  if (device.candado || (await device.salida.candado.count()) > 0) {
    const { bajoCandado } = await import('./bajoCandado.tsx')
    const cerrado = await bajoCandado(onCandado)
    if (cerrado) return cerrado
  }
  const ruta = encontrarRuta(location.pathname)?.ruta
  const screen = ruta && traerPantalla(ruta.pantalla)
  // The check seldom changes the session, so the data are read at the same time, and used if the session stays the
  // same.
  const beside = leerPrimera(ruta?.copias)
  beside.catch(() => undefined) // A failure of both reads is reported below.
  const row = await reconcileNow()
  const before = await beside
  const session = seguiaAsi(before, row) ? before : await leerPrimera(ruta?.copias)
  // A first picture of the counter or of a list is on screen: the screen must be loaded, so that it takes over within
  // one frame.
  if (seVeElMostrador(session, location.pathname)) await Mostrador.traer().catch(() => undefined)
  else if (hayImagen) await screen
  return session
}

async function leerPrimera(copias?: readonly string[]): Promise<Session> {
  const [session] = await Promise.all([
    readSession(),
    recallAll(copias),
    leerMostrador(),
    leerNovedades(),
    leerSenal(),
    leerLoQueOfrece(),
  ])
  return session
}

const seguiaAsi = (before: Session, row: Sesion | undefined) =>
  before.state === 'signed-in'
    ? row?.state === 'in' && row.generation === before.generation
    : row?.state !== 'in'

/** True at the counter's address, and at every address while the phone is lent. */
const seVeElMostrador = (session: Session, path: string) =>
  session.state === 'signed-in' &&
  session.correoConfirmado &&
  (session.prestamo !== undefined || encontrarRuta(path)?.ruta.pantalla === 'mostrador')
