import { Add24Regular } from '@fluentui/react-icons/svg/add'
import { useState } from 'react'

import type { Autorizacion } from '#contract/autorizacion.ts'
import { formatFecha } from '#formato/fechas.ts'
import { presente } from '#formato/presente.ts'
import { useResource } from '#live/copias/useResource.ts'
import { usePuedeGuardar } from '#live/telefono/device.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { documento } from '#model/personas.ts'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Panel } from '#ui/Panel.tsx'

import { texts } from './texts.ts'
import { direccionDeOtra } from './usePaso.ts'

const OBSERVADAS = ['2', '3']

/**
 * Remark of the audit on a request that was refused or observed. The provider takes no answer to it; the person can
 * only make another request.
 */
export function Observada({ de }: { de: Autorizacion }) {
  const { estado } = de
  const puedeGuardar = usePuedeGuardar()
  const observacion = presente(estado.observacion)
  if (!OBSERVADAS.includes(estado.codigoEstado) || !observacion) return null
  return (
    <Panel
      tono={estado.codigoEstado === '2' ? 'error' : 'aviso'}
      titulo={estado.descripcionEstadoSolicitudCobertura ?? texts.observacion}
    >
      <p>«{observacion}»</p>
      <p className="tenue dato">{formatFecha(estado.fechaDesde)}</p>
      {puedeGuardar && (
        <div className="botones">
          <HacerUnaNueva de={de} />
        </div>
      )}
    </Panel>
  )
}

/** Link to a new request for the same person and of the same type. */
function HacerUnaNueva({ de: { afiliado, tipoCobertura } }: { de: Autorizacion }) {
  const [id] = useState(() => crypto.randomUUID())
  const grupo = useResource(grupoFamiliar, {})
  const suyo =
    grupo.state === 'ready'
      ? grupo.value.find((una) => documento(una) === afiliado.numeroDocumentoFormateado)
      : undefined
  return (
    <EnlaceBoton
      href={direccionDeOtra(id, {
        para: suyo?.afiliado.idAfiliado,
        tipo: tipoCobertura?.codigo ?? undefined,
      })}
      icono={<Add24Regular />}
    >
      {texts.hacerUnaNueva}
    </EnlaceBoton>
  )
}
