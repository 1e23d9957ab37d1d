import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { Checkmark24Regular } from '@fluentui/react-icons/svg/checkmark'
import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'
import { ErrorCircle24Regular } from '@fluentui/react-icons/svg/error-circle'
import { useEffect } from 'react'
import { is } from 'superstruct'
import { Redirect } from 'wouter'

import { derivaciones } from '#contract/derivaciones.ts'
import { formatFecha } from '#formato/fechas.ts'
import { type Cambio, useCambios } from '#live/useCambios.ts'
import { useResource } from '#live/useResource.ts'
import { useSinSenal } from '#live/useSignal.ts'
import {
  type CambioDeDerivacion,
  carta,
  guardarDerivacion,
  papelDe,
  planDe,
  tieneId,
  transitorias,
} from '#model/derivaciones.ts'
import { Dato } from '#piezas/Dato.tsx'
import { pedido } from '#piezas/documento/pedido.ts'
import { useDocumentos } from '#piezas/documento/useDocumentos.tsx'
import { Boton } from '#ui/Boton.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { showToast } from '#ui/toasts.ts'
import { Vacio } from '#ui/Vacio.tsx'

import { texts } from './texts.ts'

/** What became of a referral that was saved with signal: its summary and its letter (DERI-08). */
export function Guardada({ id }: { id: string }) {
  const cambios = useCambios(guardarDerivacion)
  const sinSenal = useSinSenal()
  if (!cambios) return null
  const suyo = cambios.find((uno) => uno.id === id)
  if (!suyo || suyo.state === 'conflict') return <Redirect to="/derivaciones" replace />
  // That there is no signal was found out only by sending it.
  if (sinSenal && suyo.state === 'pending') return <Esperando />
  return (
    <div className="derivacion-guardada">
      <Estado de={suyo} />
      <Resumen de={suyo.payload} />
      {suyo.state === 'done' && <Carta de={suyo} />}
      <EnlaceBoton href="/derivaciones" replace>
        {texts.volverALaLista}
      </EnlaceBoton>
    </div>
  )
}

/** On the list it waits where it can be edited, and says so. */
function Esperando() {
  useEffect(() => showToast(texts.guardamos(aparato())), [])
  return <Redirect to="/derivaciones" replace />
}

type Props = { de: Cambio<CambioDeDerivacion> }

function Estado({ de: { id, state, reason, payload } }: Props) {
  if (state === 'done')
    return (
      <Vacio icono={<Checkmark24Regular />} titulo={texts.guardada} esPagina>
        <p>{planDe({ ...payload.obraSocial, obraSocial: payload.obraSocial.descripcion })}</p>
      </Vacio>
    )
  if (state === 'rejected')
    return (
      <Vacio icono={<ErrorCircle24Regular />} titulo={texts.noSalio} tono="error" esPagina>
        <p>{reason}</p>
        <EnlaceBoton href={`/add-derivacion?cambio=${encodeURIComponent(id)}`} replace>
          {texts.editar}
        </EnlaceBoton>
      </Vacio>
    )
  return (
    <Vacio icono={<ArrowUpload24Regular />} titulo={texts.enviandoTitulo} tono="info" esPagina>
      <output>{texts.enviandoDetalle}</output>
    </Vacio>
  )
}

function Resumen({
  de: { obraSocial, fechaDesde, fechaHasta, afiliados },
}: {
  de: CambioDeDerivacion
}) {
  return (
    <dl className="tarjeta relleno datos">
      <Dato titulo={texts.obraSocial}>{obraSocial.descripcion}</Dato>
      <Dato titulo={texts.desde} esDato>
        {formatFecha(fechaDesde)}
      </Dato>
      <Dato titulo={texts.hasta} esDato>
        {formatFecha(fechaHasta)}
      </Dato>
      <Dato titulo={texts.afiliados}>
        {afiliados
          .filter(({ activo }) => activo)
          .map(({ nombre }) => nombre)
          .join(', ')}
      </Dato>
    </dl>
  )
}

/** The letter, once the list knows the referral. */
function Carta({ de: { answers } }: Props) {
  const lista = useResource(transitorias, {})
  const documentos = useDocumentos()
  const [respuesta] = answers
  const ids = is(respuesta, derivaciones.guardar.response) ? respuesta.afiliados : []
  const una =
    lista.state === 'ready'
      ? lista.value.find((otra) =>
          ids.some(({ idHistorialDerivacionAfiliado }) =>
            tieneId(otra, idHistorialDerivacionAfiliado),
          ),
        )
      : undefined
  const suya = una && pedido(carta, papelDe(una), { titulo: texts.carta })
  return (
    <>
      <div className="botones">
        <Boton
          tono="primario"
          icono={<DocumentText24Regular />}
          ocupado={!suya}
          onClick={() => suya && documentos.ver(suya)}
        >
          {texts.verCarta}
        </Boton>
        <Boton
          icono={<ArrowDownload24Regular />}
          ocupado={!suya || documentos.ocupado === suya.key}
          onClick={() => suya && void documentos.descargar(suya)}
        >
          {texts.descargar}
        </Boton>
      </div>
      <p className="tenue">{texts.lleva(aparato())}</p>
      {documentos.visor}
    </>
  )
}
