import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf'
import { Image24Regular } from '@fluentui/react-icons/svg/image'

import type { Autorizacion } from '#contract/autorizacion.ts'
import { papelDeSolicitud } from '#model/documentosDeSolicitud.ts'
import { type Pedido, pedido } from '#piezas/documento/pedido.ts'
import { useDocumentos } from '#piezas/documento/useDocumentos.tsx'

import { texts } from './texts.ts'

const esPdf = (nombre: string) => /\.pdf$/i.test(nombre)

/** Papers of a request (AUTH-16). */
export function Documentacion({ de: { documentacion } }: { de: Autorizacion }) {
  const papeles = documentacion ?? []
  const documentos = useDocumentos()
  if (papeles.length === 0) return <p className="tenue">{texts.sinDocumentacion}</p>
  return (
    <>
      <ul className="papeles">
        {papeles.map((papel, n) => (
          <li key={papel.idHistorialDocumentacionSolicitudCobertura ?? n}>
            <Papel papel={papel} onVer={documentos.ver} />
          </li>
        ))}
      </ul>
      {documentos.visor}
    </>
  )
}

type Papeles = NonNullable<Autorizacion['documentacion']>
type PapelProps = { papel: Papeles[number]; onVer: (de: Pedido) => void }

/** A paper, opened from its address at the provider (AUTH-20). Without an address only its name is shown. */
function Papel({ papel, onVer }: PapelProps) {
  const { documentacion, fojas, codigoDocumentacion, path } = papel
  const nombre = documentacion ?? texts.documento
  const detalle = [
    fojas && texts.fojas(fojas),
    codigoDocumentacion && texts.codigo(codigoDocumentacion),
  ]
  const dicho = (
    <>
      <span className="baldosa neutro">
        {esPdf(nombre) ? <DocumentPdf24Regular /> : <Image24Regular />}
      </span>
      <span>
        <span className="fuerte">{nombre}</span>
        <br />
        <span className="tenue">{detalle.filter(Boolean).join(' · ')}</span>
      </span>
    </>
  )
  if (!path) return <div className="fila">{dicho}</div>
  return (
    <button
      type="button"
      className="fila"
      onClick={() => onVer(pedido(papelDeSolicitud, { path }, { titulo: nombre }))}
    >
      {dicho}
      <ChevronRight24Regular />
    </button>
  )
}
