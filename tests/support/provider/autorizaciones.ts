import { asc, eq } from 'drizzle-orm'

import { archivos } from '../../../server/src/archivos/tables.ts'
import { documentacion, solicitudes } from '../../../server/src/autorizaciones/tables.ts'
import { type Movimiento, mover } from '../../../server/src/autorizaciones/vida.ts'
import type { Base } from '../../../server/src/base/database.ts'

/** A test's questions about requests of authorization. */
export const questionsOfAutorizaciones = ({ db }: Pick<Base, 'db'>) => ({
  /** The audit takes a step with a request. */
  moverSolicitud: (movimiento: Movimiento) => mover(db, movimiento, Date.now()),
  /** The papers of the request with this phone's id, each with the stored bytes. */
  papelesDeSolicitud: (uidContext: string) =>
    db
      .select({
        paso: documentacion.codigoDocumentacion,
        nombre: documentacion.nombre,
        huella: archivos.huella,
        bytes: archivos.bytes,
      })
      .from(documentacion)
      .innerJoin(
        solicitudes,
        eq(solicitudes.idSolicitudCobertura, documentacion.idSolicitudCobertura),
      )
      .innerJoin(archivos, eq(archivos.clave, documentacion.clave))
      .where(eq(solicitudes.uidContext, uidContext))
      .orderBy(asc(documentacion.idDocumentacion)),
})
