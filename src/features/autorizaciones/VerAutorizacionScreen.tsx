import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left'
import { ClipboardTaskListLtr24Regular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'
import { Link, Redirect } from 'wouter'

import type { Autorizacion } from '#contract/autorizacion.ts'
import { useRefresh, useResource } from '#live/useResource.ts'
import { solicitud } from '#model/autorizaciones.ts'
import { primerNombreDe } from '#model/solicitudes.ts'
import { Escuchar } from '#piezas/escuchar/Escuchar.tsx'
import { Edad } from '#ui/Edad.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { NoSeActualizo } from '#ui/NoSeActualizo.tsx'
import { SinDatos } from '#ui/SinDatos.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import './autorizaciones.css'
import { Detalle } from './Detalle.tsx'
import { dichoDeSolicitud } from './dicho.ts'
import { Estado } from './estados.tsx'
import { texts } from './texts.ts'
import { useAlDia } from './useAlDia.ts'

type Props = { idSolicitud: string | undefined }

/** One request, by its address (AUTH-21): as it is stored, and refreshed when possible. */
export function VerAutorizacionScreen({ idSolicitud }: Props) {
  if (idSolicitud === undefined) return <Redirect to="/autorizaciones" replace />
  return /^\d{1,15}$/.test(idSolicitud) ? <Una id={Number(idSolicitud)} /> : <NoEsta />
}

function Una({ id }: { id: number }) {
  const copia = useResource(solicitud, { id }, { alVer: true })
  const refresh = useRefresh(solicitud, { id })
  const reintentar = () => void refresh()
  useAlDia(id, copia.state === 'ready' ? copia.value : undefined)
  if (copia.state === 'loading') return null
  if (copia.state === 'absent') {
    if (copia.failure?.status === 404) return <NoEsta />
    return (
      <>
        <Volver />
        <Titulo>{texts.consulta}</Titulo>
        <SinDatos falla={copia.failure} trayendo={texts.trayendoUna} onReintentar={reintentar} />
      </>
    )
  }
  const { value, savedAt, failure } = copia
  return (
    <>
      <Volver />
      <Cabeza de={value} savedAt={savedAt} />
      <NoSeActualizo falla={failure} savedAt={savedAt} onReintentar={reintentar} />
      <Detalle id={id} de={value} />
    </>
  )
}

function Volver() {
  return (
    <Link className="enlace" href="/autorizaciones">
      <ArrowLeft24Regular />
      {texts.volverALaLista}
    </Link>
  )
}

function Cabeza({ de, savedAt }: { de: Autorizacion; savedAt: number }) {
  const { solicitudCobertura, tipoCobertura, afiliado, estado } = de
  const nombre = primerNombreDe(afiliado.nombre ?? afiliado.apellidoNombreFormateado ?? '')
  return (
    <div className="titulo apilado cabeza-de-solicitud">
      <Titulo>
        <span className="sobre">{texts.consulta}</span>
        <span className="dato">
          {solicitudCobertura.idSolicitudCoberturaFormateado ??
            String(solicitudCobertura.idSolicitudCobertura)}
        </span>
      </Titulo>
      <p>{[tipoCobertura?.descripcion, nombre].filter(Boolean).join(' · ')}</p>
      <Estado codigo={estado.codigoEstado} palabras={estado.descripcionEstadoSolicitudCobertura} />
      <Edad savedAt={savedAt} />
      <Escuchar trozos={dichoDeSolicitud(de)} />
    </div>
  )
}

function NoEsta() {
  return (
    <Vacio icono={<ClipboardTaskListLtr24Regular />} titulo={texts.noEsta} tono="aviso" esPagina>
      <p>{texts.noEstaDetalle}</p>
      <EnlaceBoton tono="primario" href="/autorizaciones">
        {texts.verSolicitudes}
      </EnlaceBoton>
    </Vacio>
  )
}
