import type { Operacion, SalidaDb, SesionAbierta } from '#local/bases/salida.ts'
import { withoutContent } from '#local/outbox/versions.ts'

/** Thrown if the action belongs to a session that has ended: the screen slept, or the window froze. */
export class SessionOver extends Error {
  constructor() {
    super('That session is over.')
    this.name = 'SessionOver'
  }
}

/** The open session, for an action of its person. `generation`: the session that the screen was drawn for; another one throws. */
export async function ownSession(salida: SalidaDb, generation?: number): Promise<SesionAbierta> {
  const row = await salida.sesion.get('actual')
  if (row?.state !== 'in' || (generation !== undefined && row.generation !== generation))
    throw new SessionOver()
  return row
}

/** A confirmed change as it is stored. If its person has signed out meanwhile, its content is left out. */
export async function asKept({ sesion }: SalidaDb, landed: Operacion): Promise<Operacion> {
  const session = await sesion.get('actual')
  const isTheirs = session?.state === 'in' && session.uid === landed.uid
  return isTheirs ? landed : withoutContent(landed)
}
