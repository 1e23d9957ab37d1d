import { engine } from '#live/proveedor/engine.ts'
import { type Failure, storedFailure } from '#live/proveedor/failure.ts'
import { device } from '#live/telefono/device.ts'
import type { Refresh } from '#local/operation.ts'
import { notificacionesPendientes } from '#model/notificaciones.ts'

/** Outcome of a request for news; 'hay': at least one copy changed. */
export type Novedades = { state: 'hay' | 'ninguna' } | { state: 'falla'; failure: Failure }

/** Asks for these copies at any age, and for the bell, which tells of all other changes. */
export async function pedirNovedades(de: readonly Refresh[]): Promise<Novedades> {
  const claves = de.map(({ resource, params }) => resource.key(params))
  const antes = await valoresDe(claves)
  const pedidas = [...de, { resource: notificacionesPendientes, params: {} }]
  await Promise.all(
    pedidas.map(({ resource, params }) => engine.refresh(resource.name, params, true)),
  )
  for (const falla of await device.lectura.fallas.bulkGet(claves)) {
    const failure = storedFailure(falla)
    if (failure) return { state: 'falla', failure }
  }
  return { state: (await valoresDe(claves)) === antes ? 'ninguna' : 'hay' }
}

const valoresDe = async (claves: string[]) =>
  JSON.stringify((await device.lectura.copias.bulkGet(claves)).map((copia) => copia?.value))
