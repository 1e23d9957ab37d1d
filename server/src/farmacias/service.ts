import { and, asc, eq } from 'drizzle-orm'

import type { RequestOf } from '#contract/endpoint.ts'
import type { Farmacia, farmacias as llamadas } from '#contract/farmacias.ts'

import type { Db } from '../base/database.ts'
import {
  TOPE,
  contiene,
  enElPortal,
  exigirCriterio,
  localidades,
  nombreBuscado,
} from '../busquedas/puerta.ts'
import { farmacias } from './tables.ts'

export async function buscar(
  db: Db,
  request: RequestOf<typeof llamadas.buscar>,
  { conLugar }: { conLugar: boolean },
): Promise<Farmacia[]> {
  const nombre = nombreBuscado(request.nombre)
  const idLocalidad = request.idLocalidad ?? undefined
  exigirCriterio([nombre, idLocalidad])
  const rows = await db
    .select({ farmacia: farmacias, localidad: localidades.descripcion })
    .from(farmacias)
    .innerJoin(localidades, eq(localidades.idLocalidad, farmacias.idLocalidad))
    .where(
      and(
        nombre === undefined ? undefined : contiene(farmacias.nombre, nombre),
        idLocalidad === undefined ? undefined : eq(farmacias.idLocalidad, idLocalidad),
      ),
    )
    .orderBy(asc(farmacias.nombre), asc(farmacias.idFarmacia))
    .limit(TOPE)
  return rows.map(({ farmacia, localidad }) => ({
    idFarmacia: farmacia.idFarmacia,
    nombre: farmacia.nombre,
    localidad,
    direccion: farmacia.direccion,
    domicilio: farmacia.direccion,
    telefono: farmacia.telefono,
    mail: farmacia.mail,
    ...(conLugar && enElPortal(farmacia)),
  }))
}
