import type { Operacion, SalidaDb, SesionAbierta } from './salida.ts'
import { withoutContent } from './versions.ts'

/** A screen that slept, or a window that froze, meant a session that is over by now. */
export class SessionOver extends Error {
  constructor() {
    super(
      'Meant for a session that is over: nobody is signed in, or somebody else. Nothing changed.',
    )
    this.name = 'SessionOver'
  }
}

/** The open session, for what its person does: the one that their screen was drawn for, where it says which. */
export async function ownSession(salida: SalidaDb, generation?: number): Promise<SesionAbierta> {
  const row = await salida.sesion.get('actual')
  if (row?.state !== 'in' || (generation !== undefined && row.generation !== generation))
    throw new SessionOver()
  return row
}

/** A change that is through, as it is kept: heard when its person had left, it says no more than one that was through by then. */
export async function asKept({ sesion }: SalidaDb, landed: Operacion): Promise<Operacion> {
  const session = await sesion.get('actual')
  const isTheirs = session?.state === 'in' && session.uid === landed.uid
  return isTheirs ? landed : withoutContent(landed)
}
