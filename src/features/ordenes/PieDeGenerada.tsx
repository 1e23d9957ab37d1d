import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { Eye24Regular } from '@fluentui/react-icons/svg/eye'
import { Print24Regular } from '@fluentui/react-icons/svg/print'

import { useDocumento } from '#live/archivos/documento.ts'
import { documentoDeOrden } from '#model/documentoDeOrden.ts'
import { pedido } from '#piezas/documento/pedido.ts'
import { useDocumentos } from '#piezas/documento/useDocumentos.tsx'
import { Boton } from '#ui/Boton.tsx'
import { esMovil } from '#ui/esMovil.ts'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { type OrdenEnCurso, documentoDe } from './enCurso.ts'
import { texts } from './texts.ts'

/** Buttons for the document: saving on any device, viewing and printing only on larger screens (ORD-15). */
export function PieDeGenerada({ orden }: { orden: OrdenEnCurso }) {
  const mediana = useMedia(MEDIANA)
  const cual = documentoDe(orden) ?? { numeroOrden: '' }
  const guardado = useDocumento(documentoDeOrden, cual)
  const documentos = useDocumentos()
  const falta = guardado?.state !== 'guardado'
  const este = pedido(documentoDeOrden, cual, { titulo: texts.documento(cual.numeroOrden) })
  return (
    <>
      {falta && <output className="nota-de-orden">{texts.noLlego}</output>}
      <div className="dos-botones">
        {mediana && !esMovil() && (
          <>
            <Boton icono={<Eye24Regular />} disabled={falta} onClick={() => documentos.ver(este)}>
              {texts.vistaPrevia}
            </Boton>
            <Boton
              icono={<Print24Regular />}
              disabled={falta}
              onClick={() => void documentos.imprimir(este)}
            >
              {texts.imprimir}
            </Boton>
          </>
        )}
        <Boton
          tono="primario"
          icono={<ArrowDownload24Regular />}
          disabled={falta}
          onClick={() => void documentos.descargar(este)}
        >
          {texts.descargar}
        </Boton>
      </div>
      {documentos.visor}
    </>
  )
}
