import type { Device } from '#local/bases/device.ts'
import { reportBug } from '#local/bases/open.ts'

import { abrirCon, cerrarCon } from './candado.ts'

const CHANNEL = 'portal-candado'

/** Messages among the pages and workers of this phone. They stay in memory, and reach no other site. */
type Mensaje =
  | { uid: string; clave: Uint8Array<ArrayBuffer> }
  | { uid: string; cerrar: true }
  | { uid: string; pregunta: true }

/** The lock of this page or worker, kept in agreement with the other windows and workers. */
export type EntreVentanas = {
  /** The person opened the lock in this page: it opens in all of them. */
  abrir: (clave: Uint8Array<ArrayBuffer>) => Promise<void>
  /** The person locks the phone, or the time without use is over: all windows close the lock. */
  cerrar: () => Promise<void>
  stop: () => void
}

type Como = {
  /**
   * Asked before the data key is given to others: a page does so while it is open and in use; a worker never does, because
   * it lives on without a page.
   */
  answers: () => boolean
  /** Data key of a lock that this page has just put on: it begins open. */
  abierta?: Uint8Array<ArrayBuffer>
  /** Called after the lock was opened or closed here, by any window. */
  onCambio?: () => void
  /** Called before it closes: screens must be gone, because they would read rows without their sealed fields. */
  onCerrando?: () => void
  /** Called if the lock does not close: the screens are gone, and nothing else would bring them back. */
  onRoto?: () => void
}

/** Follows a person's lock. Begins locked, and opens as soon as an open page answers. Undefined without a lock. */
export async function seguirCandado(
  device: Device,
  uid: string,
  { answers, abierta, onCambio, onCerrando, onRoto }: Como,
): Promise<EntreVentanas | undefined> {
  const begun = await (abierta ? abrirCon(device, uid, abierta) : cerrarCon(device, uid))
  if (!begun) return undefined
  const channel = new BroadcastChannel(CHANNEL)
  let clave = abierta
  /** Later messages wait for earlier ones: to open and to close takes a moment. */
  let last: Promise<unknown> = Promise.resolve()
  function inOrder(work: () => Promise<void>): Promise<void> {
    const mine = last.then(work)
    last = mine.catch(() => undefined) // The caller gets the error.
    return mine
  }
  const tell = (mensaje: Mensaje) => channel.postMessage(mensaje)
  async function open(theirs: Uint8Array<ArrayBuffer>): Promise<void> {
    if (!(await abrirCon(device, uid, theirs))) return
    clave = theirs
    onCambio?.()
  }
  async function close(): Promise<void> {
    clave = undefined
    onCerrando?.()
    try {
      await cerrarCon(device, uid)
    } catch (error) {
      onRoto?.()
      throw error
    }
    onCambio?.()
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Mensaje>) => {
    if (data.uid !== uid) return
    if ('pregunta' in data) {
      if (clave && answers()) tell({ uid, clave })
      return
    }
    const obeyed = inOrder(() => ('clave' in data ? open(data.clave) : close()))
    // A page that is being left has no databases any more.
    obeyed.catch(reportBug)
  })
  tell(abierta ? { uid, clave: abierta } : { uid, pregunta: true })

  return {
    abrir: (mine) =>
      inOrder(async () => {
        await open(mine)
        tell({ uid, clave: mine })
      }),
    cerrar: () =>
      inOrder(async () => {
        tell({ uid, cerrar: true })
        await close()
      }),
    stop: () => channel.close(),
  }
}
