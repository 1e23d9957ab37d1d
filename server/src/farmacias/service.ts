import { and, asc, eq } from 'drizzle-orm'

import type { RequestOf } from '#contract/endpoint.ts'
import type { Farmacia, farmacias as llamadas } from '#contract/farmacias.ts'

import type { Db } from '../base/database.ts'
import { TOPE, exigirCriterio, nombreBuscado, contiene, localidades } from '../busquedas/puerta.ts'
import { farmacias } from './tables.ts'

export async function buscar(
  db: Db,
  request: RequestOf<typeof llamadas.buscar>,
): Promise<Farmacia[]> {
  const nombre = nombreBuscado(request.nombre)
  const idLocalidad = request.idLocalidad ?? undefined
  exigirCriterio([nombre, idLocalidad])
  return db
    .select({
      idFarmacia: farmacias.idFarmacia,
      nombre: farmacias.nombre,
      localidad: localidades.descripcion,
      direccion: farmacias.direccion,
      domicilio: farmacias.direccion,
      telefono: farmacias.telefono,
      mail: farmacias.mail,
    })
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
}
