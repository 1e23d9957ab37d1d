import { loQueSeConozca } from '#live/telefono/conocido.ts'
import { device } from '#live/telefono/device.ts'
import { again, isLost } from '#local/bases/open.ts'
import { NoRoom, withRoom } from '#local/bases/room.ts'
import { SessionOver } from '#local/session/ownSession.ts'

/** Result of a write: stored for good, or the reason for the person why not, while the form keeps its text. */
export type Kept<T> = { kept: true; value: T } | { kept: false; message: string }

export const SIN_LUGAR = 'No hay lugar para guardar. Borrá algo que no uses y probá de nuevo.'
const SIN_BASE = 'No se pudo guardar. No perdiste lo que escribiste: probá de nuevo.'
const OTRA_VERSION = 'Hay una versión nueva de la aplicación. Actualizá y probá de nuevo.'
const SESION_TERMINADA =
  'No se guardó: la sesión en la que lo hiciste ya terminó. Ingresá de nuevo para hacerlo.'
const NADA_SE_GUARDA =
  'Este navegador no deja guardar cambios. Abrí la aplicación en otro navegador o fuera del modo privado.'

/** Makes a write that must not be lost: frees space on a full phone, and reconnects if the database was lost. */
export async function keep<T>(write: () => Promise<T>): Promise<Kept<T>> {
  if (device.enMemoria) return no(NADA_SE_GUARDA)
  try {
    return { kept: true, value: await withRoom(device, loQueSeConozca, () => again(device, write)) }
  } catch (error) {
    if (error instanceof NoRoom) return no(SIN_LUGAR)
    if (error instanceof SessionOver) return no(SESION_TERMINADA)
    if (device.cedido) return no(OTRA_VERSION)
    if (isOfTheDatabase(error)) return no(SIN_BASE)
    throw error
  }
}

const no = (message: string) => ({ kept: false, message }) as const

/** Errors of Dexie or the browser, some passed on by the worker. Any other error is a bug in the portal. */
export const isOfTheDatabase = (error: unknown): boolean =>
  error instanceof DOMException || (error instanceof Error && 'inner' in error) || isLost(error)
