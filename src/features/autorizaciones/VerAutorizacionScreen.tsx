import { ClipboardTaskListLtr24Regular } from '@fluentui/react-icons/svg/clipboard-task-list-ltr'
import { Redirect, useSearchParams } from 'wouter'

import type { Autorizacion } from '#contract/autorizacion.ts'
import { numeroDe } from '#formato/numeroDe.ts'
import { useRefresh, useResource } from '#live/copias/useResource.ts'
import { solicitud, solicitudes } from '#model/autorizaciones.ts'
import { primerNombreDe } from '#model/solicitudes.ts'
import { EdadViva } from '#piezas/EdadViva.tsx'
import { Escuchar } from '#piezas/escuchar/Escuchar.tsx'
import { NoEsta } from '#piezas/NoEsta.tsx'
import { NoSeActualizo } from '#ui/NoSeActualizo.tsx'
import { SinDatos } from '#ui/SinDatos.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Volver } from '#ui/Volver.tsx'

import './autorizaciones.css'
import { Detalle } from './Detalle.tsx'
import { dichoDeSolicitud } from './dicho.ts'
import { Estado } from './estados.tsx'
import { texts } from './texts.ts'
import { useAlDia } from './useAlDia.ts'

/** One request, by its address (AUTH-21): the stored copy, refreshed when possible. */
export function VerAutorizacionScreen() {
  const [busqueda] = useSearchParams()
  const id = busqueda.get('id')
  if (id === null) return <Redirect to="/autorizaciones" replace />
  const numero = numeroDe(id)
  return numero === undefined ? <Ninguna /> : <Una key={numero} id={numero} />
}

function Una({ id }: { id: number }) {
  const copia = useResource(solicitud, { id }, { alVer: true })
  const refresh = useRefresh(solicitud, { id })
  const reintentar = () => void refresh()
  useAlDia(id, copia.state === 'ready' ? copia.value : undefined)
  if (copia.state === 'loading') return null
  if (copia.state === 'absent') {
    if (copia.failure?.status === 404) return <Ninguna />
    return (
      <>
        <Volver a="/autorizaciones">{texts.volverALaLista}</Volver>
        <Titulo>{texts.consulta}</Titulo>
        <SinDatos falla={copia.failure} trayendo={texts.trayendoUna} onReintentar={reintentar} />
      </>
    )
  }
  const { value, savedAt, failure } = copia
  return (
    <>
      <Volver a="/autorizaciones">{texts.volverALaLista}</Volver>
      <Cabeza id={id} de={value} savedAt={savedAt} />
      <NoSeActualizo falla={failure} savedAt={savedAt} onReintentar={reintentar} />
      <Detalle id={id} de={value} />
    </>
  )
}

/** The list of requests is refreshed too: it shows the same data. */
const deUna = (id: number) => [
  { resource: solicitud, params: { id } },
  { resource: solicitudes, params: {} },
]

type DeCabeza = { id: number; de: Autorizacion; savedAt: number }

function Cabeza({ id, de, savedAt }: DeCabeza) {
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
      <EdadViva savedAt={savedAt} de={deUna(id)} />
      <Escuchar trozos={dichoDeSolicitud(de)} />
    </div>
  )
}

const Ninguna = () => (
  <NoEsta
    icono={<ClipboardTaskListLtr24Regular />}
    titulo={texts.noEsta}
    href="/autorizaciones"
    ver={texts.verSolicitudes}
  />
)
