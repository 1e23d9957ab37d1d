import { engine } from '#live/proveedor/engine.ts'
import { device } from '#live/telefono/device.ts'
import { reportBug } from '#local/bases/open.ts'
import type { Candado, SesionAbierta } from '#local/bases/salida.ts'
import { watch } from '#local/bases/watch.ts'
import { recuperar, reponerEnvio } from '#local/candado/candado.ts'
import { type EntreVentanas, seguirCandado } from '#local/candado/entreVentanas.ts'
import type { Llavero } from '#local/candado/llavero.ts'
import { terminar } from '#local/candado/porPartes.ts'
import { currentSession, endSession } from '#local/session/session.ts'

import { sinUso, vigilar } from './vigilar.ts'

/** Minutes without use after which a lock closes, if the person chose no other time. */
export const MINUTOS = 5
/** Time in ms that an open window gets to give its key to this one. */
const UN_MOMENTO = 200

/** Draws the page anew. `cerrando`: takes it off the screen, before its rows lose their sealed fields. */
export type AlCambiar = (cerrando?: boolean) => Promise<void>
type Siguiendo = {
  uid: string
  ventana: EntreVentanas
  abierto: boolean
  minutos: number
  dejarDeLeer: () => void
}

let siguiendo: Siguiendo | undefined
let dejarDeVigilar: (() => void) | undefined
let alCambiar: AlCambiar = async () => {}
/** Work that locks or unlocks this page; later work of this kind waits for it. */
let ultimo: Promise<unknown> = Promise.resolve()

/** Runs work that begins or ends the lock of this page, one at a time. */
export function enOrden<T>(trabajo: () => Promise<T>): Promise<T> {
  const mio = ultimo.then(trabajo)
  ultimo = mio.catch(() => undefined) // The caller gets the error.
  return mio
}

export const ventanaDelCandado = () => siguiendo?.ventana

/**
 * Follows the lock of the signed-in person. True if the page may show data: there is no lock, or it is open.
 * `onCambio` is called when it is opened or closed later, here or in another window.
 */
export function seguir(onCambio: AlCambiar): Promise<boolean> {
  alCambiar = onCambio
  return enOrden(async () => {
    const session = await currentSession(device)
    const row = session && (await device.salida.candado.get(session.uid))
    if (!row) {
      dejar()
      delete device.candado
      return true
    }
    if (row.paso === 'borrado') return seguirBorrado(session, row)
    // A sign-out dropped the keys of this page.
    if (siguiendo?.uid !== row.id || device.candado?.uid !== row.id) await empezar(row)
    if (!siguiendo) return true // The lock was taken off a moment ago.
    siguiendo.abierto = device.candado?.isOpen === true
    siguiendo.minutos = row.minutos ?? MINUTOS
    if (siguiendo.abierto) alAbrir(row)
    return siguiendo.abierto
  })
}

/** Begins to follow a lock: closed, or open with the data key. */
export async function empezar({ id, minutos }: Candado, abierta?: Uint8Array<ArrayBuffer>) {
  dejar()
  if (!abierta) void alCambiar(true)
  let empezando = true
  let respondida = () => {}
  const respuesta = new Promise<void>((resolve) => (respondida = resolve))
  const ventana = await seguirCandado(device, id, {
    answers: responde,
    ...(abierta && { abierta }),
    onCambio() {
      respondida()
      if (!empezando) cambio()
    },
    onCerrando() {
      // A closed page shows its opening screen already, and would not be drawn again.
      if (siguiendo?.abierto !== false) void alCambiar(true)
    },
    // It starts again, and begins closed.
    onRoto: () => location.reload(),
  })
  if (!ventana) return
  siguiendo = {
    uid: id,
    ventana,
    abierto: abierta !== undefined,
    minutos: minutos ?? MINUTOS,
    // The person may choose another time in another window.
    dejarDeLeer: watch(
      device,
      () => device.salida.candado.get(id),
      (row) => elegidos(row?.minutos ?? MINUTOS),
    ),
  }
  if (!abierta) await Promise.race([respuesta, new Promise((end) => setTimeout(end, UN_MOMENTO))])
  empezando = false
}

/** False for a page that slept through the time without use: it gives its key to no other window, and closes. */
function responde(): boolean {
  if (!dejarDeVigilar || !sinUso(siguiendo?.minutos ?? MINUTOS)) return true
  cerrarDeInmediato()
  return false
}

/** After the lock was taken off. */
export const soltar = (): Promise<void> =>
  enOrden(async () => {
    dejar()
    delete device.candado
  })

function dejar(): void {
  siguiendo?.ventana.stop()
  siguiendo?.dejarDeLeer()
  siguiendo = undefined
  dejarDeVigilar?.()
  dejarDeVigilar = undefined
}

/** Informs the page once for each change of the lock. */
function cambio(): void {
  if (!siguiendo || siguiendo.abierto === device.candado?.isOpen) return
  siguiendo.abierto = !siguiendo.abierto
  if (!siguiendo.abierto) {
    dejarDeVigilar?.()
    dejarDeVigilar = undefined
  }
  // A page that cannot draw itself anew starts again: it begins closed.
  void alCambiar().catch(() => location.reload())
}

/** The time without use is measured from now on, and interrupted sealing continues. */
export function alAbrir({ paso }: Pick<Candado, 'paso'>): void {
  if (!dejarDeVigilar) {
    dejarDeVigilar = vigilar(() => siguiendo?.minutos ?? MINUTOS, {
      cerrar: cerrarDeInmediato,
      alVolver: () => void reponerEnvio(device).catch(reportBug),
    })
    // A round that began before the engine had the keys may have written readable rows.
    void engine.wake('visible').then(acabar).catch(reportBug)
  }
  if (paso !== 'puesto') void acabar().catch(reportBug)
}

let acabando: { llavero: Llavero; trabajo: Promise<void> } | undefined

/** Seals plain rows after the lock was put on, and opens sealed rows while it is taken off. */
export async function acabar(): Promise<void> {
  const { candado: llavero } = device
  // A page that is closing cannot finish: the next opening continues.
  if (!llavero || (!llavero.isOpen && llavero.escribe === 'sellado')) return
  if (acabando?.llavero !== llavero) {
    const antes = acabando?.trabajo.catch(() => undefined) // Its own caller gets the error.
    acabando = { llavero, trabajo: Promise.resolve(antes).then(() => hastaElFin(llavero)) }
  }
  const mio = acabando
  await mio.trabajo.finally(() => {
    if (acabando === mio) acabando = undefined
  })
}

/** Work under former keys may still be on its way, in the other direction: this one goes on until it is the last. */
async function hastaElFin(llavero: Llavero): Promise<void> {
  const vale = () =>
    device.candado?.escribe === llavero.escribe && device.candado.isOpen === llavero.isOpen
  while (vale() && !(await terminar(device, llavero, { pausa: respiro }))) await respiro()
}

const respiro = () => new Promise((resolve) => setTimeout(resolve))

function cerrarDeInmediato(): void {
  if (!device.candado?.isOpen) return dejar() // The person signed out.
  void cerrar()
}

/** Closes the lock in all windows. */
export const cerrar = async (): Promise<void> => siguiendo?.ventana.cerrar().catch(reportBug)

export function elegidos(minutos: number): void {
  if (siguiendo) siguiendo.minutos = minutos
}

/**
 * After an erased lock: a later sign-in makes unsent changes readable again; the session in which it was erased ends, if
 * the phone was switched off before it did.
 */
async function seguirBorrado(session: SesionAbierta, { id, generacion = 0 }: Candado) {
  dejar()
  if (session.generation <= generacion)
    await endSession(device, 'salir', session.generation, Date.now())
  else if (await recuperar(device, id)) void acabar().catch(reportBug)
  return true
}
