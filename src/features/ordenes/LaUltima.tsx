import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { DocumentText24Regular } from '@fluentui/react-icons/svg/document-text'

import { formatFecha } from '#formato/fechas.ts'
import { useCopias } from '#live/copias/useCopias.ts'
import { useResource } from '#live/copias/useResource.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { documentoDeOrden } from '#model/documentoDeOrden.ts'
import { ordenesEmitidas } from '#model/ordenes.ts'
import { nombreEntre } from '#model/personas.ts'
import { pedido } from '#piezas/documento/pedido.ts'
import { useDocumentos } from '#piezas/documento/useDocumentos.tsx'
import { aparato } from '#ui/esMovil.ts'

import { Fila } from './Fila.tsx'
import { texts } from './texts.ts'
import { useKeys } from './useKeys.ts'

/** The newest order with a document on this phone: it opens with one touch, also without signal. */
export function LaUltima() {
  const grupo = useResource(grupoFamiliar, {})
  const familia = grupo.state === 'ready' ? grupo.value : []
  const emitidas = useCopias(
    ordenesEmitidas,
    familia.map(({ afiliado: { idAfiliado } }) => ({ idAfiliado })),
  )
  const guardados = new Set(useKeys(documentoDeOrden))
  const documentos = useDocumentos()
  const [ultima] = (emitidas ?? [])
    .flatMap(({ params, value }) => value.map((orden) => ({ ...orden, de: params.idAfiliado })))
    .filter(({ numeroSolicitud: numeroOrden }) =>
      guardados.has(documentoDeOrden.key({ numeroOrden })),
    )
    .toSorted((a, b) => b.fechaSolicitud.localeCompare(a.fechaSolicitud))
  if (!ultima) return null
  const { numeroSolicitud: numeroOrden, practicas, fechaSolicitud, de } = ultima
  const quien = familia.find(({ afiliado }) => afiliado.idAfiliado === de)
  const titulo = texts.documento(numeroOrden)
  return (
    <>
      <h2 className="seccion">{texts.laUltima}</h2>
      <div className="filas-de-ordenes">
        <Fila
          onClick={() => documentos.ver(pedido(documentoDeOrden, { numeroOrden }, { titulo }))}
          tono="ok"
          icono={<DocumentText24Regular />}
          titulo={practicas ?? titulo}
          detalle={[quien && nombreEntre(quien, familia), formatFecha(fechaSolicitud)]
            .filter(Boolean)
            .join(' · ')}
        >
          <small className="senal ok">
            <CheckmarkCircle20Filled />
            {texts.guardadaEn(aparato())}
          </small>
        </Fila>
      </div>
      {documentos.visor}
    </>
  )
}
