import type { OrdenEmitida } from '#contract/ordenes.ts'
import { formatFecha } from '#formato/fechas.ts'

import { texts } from '../texts.ts'

/** Sentences about an order to be read aloud. */
export const dichoDeOrden = ({
  practicas,
  fechaSolicitud,
  nombrePrestador,
  numeroSolicitud,
}: OrdenEmitida): string[] =>
  [
    practicas ?? '',
    texts.ordenDel(formatFecha(fechaSolicitud)),
    nombrePrestador ? `${texts.delPrestador}: ${nombrePrestador}` : '',
    texts.documento(numeroSolicitud),
  ].filter((dicho) => dicho !== '')
