import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import type { PorQueSalio } from '#local/bases/salida.ts'
import { type Prestamo, prestamoDe } from '#local/session/prestamo.ts'
import { isExpired } from '#local/session/session.ts'

/** Session of this phone, for the portal's frame and its guards. */
export type Session =
  | { state: 'signed-out'; uid?: string; why?: PorQueSalio; pendingKept: number }
  | {
      state: 'signed-in'
      uid: string
      generation: number
      correoConfirmado: boolean
      expired: boolean
      shared: boolean
      /** 'Modo prestado' (lent phone): the member or family that the counter shows. */
      prestamo?: Prestamo
      /** The password is needed to give the phone back. */
      pideClave: boolean
    }

/** The session, live; `first` was read before the first frame. */
export function useSession(first: Session): Session {
  return useLive(readSession, '', first)
}

/** True if the session has expired: changes wait until the person signs in again. */
export function useVencida(): boolean {
  const session = useLive(readSession)
  return session?.state === 'signed-in' && session.expired
}

/** True if the person said at the sign-in that others use this phone, too; undefined until it is read. */
export function useCompartido(): boolean | undefined {
  const session = useLive(readSession)
  return session && session.state === 'signed-in' && session.shared
}

/** The present session. */
export async function readSession(): Promise<Session> {
  const row = await device.salida.sesion.get('actual')
  if (row?.state === 'in') {
    const { uid, generation, correoConfirmado, shared, devolucion } = row
    const prestamo = prestamoDe(row)
    return {
      state: 'signed-in',
      uid,
      generation,
      correoConfirmado,
      shared,
      ...(prestamo && { prestamo }),
      pideClave: devolucion !== undefined,
      expired: await isExpired(device, row, Date.now()),
    }
  }
  const kept = row ? await device.salida.operaciones.where({ uid: row.uid }).toArray() : []
  return {
    state: 'signed-out',
    ...(row && { why: row.why, uid: row.uid }),
    pendingKept: kept.filter(({ state }) => state !== 'done').length,
  }
}
