import { asc, eq } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { calles, departamentos, localidades, provincias } from '../busquedas/tables.ts'
import { domicilios, itemsDeDomicilio } from './tables.ts'

/** Where a person lives, from the province to the number of the door; undefined where nobody wrote it down. */
export async function domicilioDe(db: Db, idPersonaFisica: number) {
  const [found] = await db
    .select({
      domicilioPersonaFisica: {
        idDomicilioPersonaFisica: domicilios.idDomicilioPersonaFisica,
      },
      provincia: provincias,
      departamento: departamentos,
      localidad: localidades,
      calle: calles,
    })
    .from(domicilios)
    .innerJoin(calles, eq(calles.idCalle, domicilios.idCalle))
    .innerJoin(localidades, eq(localidades.idLocalidad, calles.idLocalidad))
    .innerJoin(departamentos, eq(departamentos.idDepartamento, localidades.idDepartamento))
    .innerJoin(provincias, eq(provincias.idProvincia, departamentos.idProvincia))
    .where(eq(domicilios.idPersonaFisica, idPersonaFisica))
  if (!found) return undefined
  const itemsDomicilioPersonaFisica = await db
    .select({
      codigoTipoNumeracion: itemsDeDomicilio.codigoTipoNumeracion,
      valor: itemsDeDomicilio.valor,
    })
    .from(itemsDeDomicilio)
    .where(
      eq(
        itemsDeDomicilio.idDomicilioPersonaFisica,
        found.domicilioPersonaFisica.idDomicilioPersonaFisica,
      ),
    )
    .orderBy(asc(itemsDeDomicilio.codigoTipoNumeracion))
  return { ...found, itemsDomicilioPersonaFisica }
}
