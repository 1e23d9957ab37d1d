import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import type { PorQueSalio } from '#local/bases/salida.ts'
import { type Prestamo, prestamoDe } from '#local/session/prestamo.ts'
import { isExpired } from '#local/session/session.ts'

/** Who is using this phone, for the shell and its guards. */
export type Session =
  | { state: 'signed-out'; uid?: string; why?: PorQueSalio; pendingKept: number }
  | {
      state: 'signed-in'
      uid: string
      generation: number
      correoConfirmado: boolean
      expired: boolean
      shared: boolean
      /** 'Modo prestado': whose counter is all that shows. */
      prestamo?: Prestamo
      /** A lent phone is given back with the password. */
      pideClave: boolean
    }

/** The session, live, from the one that was read before the first frame. */
export function useSession(first: Session): Session {
  return useLive(readSession, '', first)
}

/** Whether the person has to sign in before anything of theirs is sent. */
export function useVencida(): boolean {
  const session = useLive(readSession)
  return session?.state === 'signed-in' && session.expired
}

/** The session as it stands now. */
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
