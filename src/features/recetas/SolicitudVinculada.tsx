import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Clock24Regular } from '@fluentui/react-icons/svg/clock'
import { Prohibited24Regular } from '@fluentui/react-icons/svg/prohibited'
import { Warning24Filled } from '@fluentui/react-icons/svg/warning'
import type { ReactNode } from 'react'

import type { Prescripcion } from '#contract/prescripciones.ts'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import type { Tono } from '#ui/Panel.tsx'

import { texts } from './texts.ts'

type Solicitud = NonNullable<Prescripcion['solicitudCobertura']>
type Dicho = { tono: Tono; icono: ReactNode; titulo: string; detalle: string; salida?: Salida }
type Salida = { texto: string; href: string; tono?: 'primario' }

const verSolicitud = ({ idSolicitudCobertura }: Solicitud): Salida => ({
  texto: texts.verSolicitud,
  href:
    idSolicitudCobertura == null
      ? '/autorizaciones'
      : `/ver-autorizacion?id=${idSolicitudCobertura}`,
})

/** Texts of PRES-10 to PRES-13. For a decision, the title is the answer's own text if it has one. */
function dicho(solicitud: Solicitud, idAfiliado: number | undefined): Dicho {
  switch (solicitud.codigoEstadoSolicitudCobertura ?? '') {
    case '1':
      return {
        tono: 'info',
        icono: <ArrowUpload24Regular />,
        titulo: texts.enviadaParaAutorizar,
        detalle: texts.enAuditoria,
      }
    case '2':
      return {
        tono: 'error',
        icono: <Prohibited24Regular />,
        titulo: texts.rechazada,
        detalle: texts.revisaMotivos,
        salida: verSolicitud(solicitud),
      }
    case '3':
      return {
        tono: 'aviso',
        icono: <Warning24Filled />,
        titulo: texts.observada,
        detalle: texts.revisaMotivos,
        salida: verSolicitud(solicitud),
      }
    case '4':
      return {
        tono: 'ok',
        icono: <CheckmarkCircle24Filled />,
        titulo: texts.aprobada,
        detalle: texts.podesGenerar,
        salida: {
          texto: texts.generarOrden,
          href: idAfiliado === undefined ? '/emitir-orden' : `/emitir-orden/${idAfiliado}`,
          tono: 'primario',
        },
      }
    default:
      return {
        tono: 'neutro',
        icono: <Clock24Regular />,
        titulo: texts.enRevision,
        detalle: texts.enRevisionDetalle,
        salida: { texto: texts.verDelegaciones, href: '/delegaciones' },
      }
  }
}

type Props = { solicitud: Solicitud; idAfiliado: number | undefined }

/** State of the coverage request that came from this prescription. */
export function SolicitudVinculada({ solicitud, idAfiliado }: Props) {
  const { tono, icono, titulo, detalle, salida } = dicho(solicitud, idAfiliado)
  const { idSolicitudCobertura: id, descripcionEstadoSolicitudCobertura: suyo } = solicitud
  const { codigoEstadoSolicitudCobertura: codigo } = solicitud
  // For state 1 PRES-10 has its own text, and for unknown states PRES-13.
  const conNombre = ['2', '3', '4'].includes(codigo ?? '')
  return (
    <section className={`panel con-franja ${tono}`}>
      {icono}
      <div>
        <p className="tenue">{id == null ? texts.solicitud : texts.solicitudN(id)}</p>
        <h2 className="panel-titulo">{conNombre ? (suyo ?? titulo) : titulo}</h2>
        <p>{detalle}</p>
        {salida && (
          <div className="botones">
            <EnlaceBoton href={salida.href} {...(salida.tono && { tono: salida.tono })}>
              {salida.texto}
            </EnlaceBoton>
          </div>
        )}
      </div>
    </section>
  )
}
