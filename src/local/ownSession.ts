import type { SalidaDb, SesionAbierta } from './salida.ts'

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
