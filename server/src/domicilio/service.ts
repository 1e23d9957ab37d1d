import { asc, eq } from 'drizzle-orm'

import type { Db } from '../base/database.ts'
import { versionDe } from '../base/huella.ts'
import { calles, departamentos, localidades, provincias } from '../busquedas/puerta.ts'
import { domicilios, itemsDeDomicilio } from './tables.ts'

/** Address of a person, from the province to the door number; undefined if there is none. */
export async function domicilioDe(db: Db, idPersonaFisica: number) {
  const [found] = await db
    .select({
      domicilioPersonaFisica: {
        idDomicilioPersonaFisica: domicilios.idDomicilioPersonaFisica,
      },
      provincia: { idProvincia: provincias.idProvincia, descripcion: provincias.descripcion },
      departamento: {
        idDepartamento: departamentos.idDepartamento,
        descripcion: departamentos.descripcion,
      },
      localidad: { idLocalidad: localidades.idLocalidad, descripcion: localidades.descripcion },
      calle: { idCalle: calles.idCalle, descripcion: calles.descripcion },
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

/** Version that a save of the address must name; a missing address has a version too. */
export const versionDeDomicilio = (found: Awaited<ReturnType<typeof domicilioDe>>): number =>
  versionDe(found ? [found.calle.idCalle, found.itemsDomicilioPersonaFisica] : null)
