import type { Autorizacion } from '#contract/autorizacion.ts'
import { formatFecha } from '#formato/fechas.ts'
import { presente } from '#formato/presente.ts'
import { APROBADA, EN_CAMINO, estadoEnPalabras, practicaEnPalabras } from '#model/solicitudes.ts'

import { texts } from './texts.ts'

/** Sentences about a request to be read aloud: first its state, then the reason. */
export function dichoDeSolicitud(de: Autorizacion): string[] {
  const { solicitudCobertura, estado, tipoCobertura, afiliado, practicas } = de
  const { codigoEstado, descripcionEstadoSolicitudCobertura, fechaDesde } = estado
  const { palabra, aparte } = estadoEnPalabras(codigoEstado, descripcionEstadoSolicitudCobertura)
  const quien = [afiliado.nombre, afiliado.apellido].filter(Boolean).join(' ')
  const observacion = presente(estado.observacion)
  const { vencimiento } = solicitudCobertura
  return [
    [tipoCobertura?.descripcion ?? texts.datos, quien || afiliado.apellidoNombreFormateado]
      .filter(Boolean)
      .join(', '),
    [palabra, aparte, fechaDesde && formatFecha(fechaDesde)].filter(Boolean).join(', '),
    observacion ? `${texts.observacion}: ${observacion}` : '',
    ...(practicas ?? []).map(practicaEnPalabras),
    EN_CAMINO.has(codigoEstado) ? texts.puedeTardar : '',
    codigoEstado === APROBADA && vencimiento ? texts.valeHasta(formatFecha(vencimiento)) : '',
  ].filter((dicho) => dicho !== '')
}
