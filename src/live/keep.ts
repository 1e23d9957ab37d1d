import { again, isLost } from '#local/open.ts'
import { SessionOver } from '#local/ownSession.ts'
import { NoRoom, withRoom } from '#local/room.ts'
import { catalog } from '#model/catalog.ts'

import { device } from './device.ts'

/** What the person did could not be kept on this phone; the message is for them, and their form keeps its text. */
export class NoSeGuardo extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'NoSeGuardo'
  }
}

export const SIN_LUGAR = 'No hay lugar para guardar. Borrá algo que no uses y probá de nuevo.'
const SIN_BASE = 'No se pudo guardar. No perdiste lo que escribiste: probá de nuevo.'
const OTRA_VERSION = 'Hay una versión nueva de la aplicación. Actualizá y probá de nuevo.'
const SESION_TERMINADA =
  'No se guardó: la sesión en la que lo hiciste ya terminó. Ingresá de nuevo para hacerlo.'
const NADA_SE_GUARDA =
  'Este navegador no deja guardar cambios. Abrí la aplicación en otro navegador o fuera del modo privado.'

/** Writes what must survive: with room made for it, on a connection made anew, or not at all. */
export async function keep<T>(write: () => Promise<T>): Promise<T> {
  if (device.enMemoria) throw new NoSeGuardo(NADA_SE_GUARDA)
  try {
    return await withRoom(device, catalog, () => again(device, write))
  } catch (error) {
    if (error instanceof NoRoom) throw new NoSeGuardo(SIN_LUGAR)
    if (error instanceof SessionOver) throw new NoSeGuardo(SESION_TERMINADA)
    if (device.cedido) throw new NoSeGuardo(OTRA_VERSION)
    if (isOfTheDatabase(error)) throw new NoSeGuardo(SIN_BASE)
    throw error
  }
}

/** Dexie's errors, the browser's own, and what the worker hands over of them; anything else is a mistake of ours. */
export const isOfTheDatabase = (error: unknown): boolean =>
  error instanceof DOMException || (error instanceof Error && 'inner' in error) || isLost(error)
