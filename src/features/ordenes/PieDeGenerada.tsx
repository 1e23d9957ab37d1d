import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { Eye24Regular } from '@fluentui/react-icons/svg/eye'
import { Print24Regular } from '@fluentui/react-icons/svg/print'
import { useEffect } from 'react'

import { useDocumento } from '#live/archivos/documento.ts'
import { engine } from '#live/proveedor/engine.ts'
import { readSession } from '#live/sesion/useSession.ts'
import { useLugar } from '#live/telefono/lacks.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { documentoDeOrden } from '#model/documentoDeOrden.ts'
import { pedido } from '#piezas/documento/pedido.ts'
import { useDocumentos } from '#piezas/documento/useDocumentos.tsx'
import { Boton } from '#ui/Boton.tsx'
import { esMovil } from '#ui/esMovil.ts'
import { MEDIANA, useMedia } from '#ui/useMedia.ts'

import { type OrdenEnCurso, documentoDe } from './enCurso.ts'
import { texts } from './texts.ts'

/**
 * Buttons for the document: saving on any device, viewing and printing only on larger screens (ORD-15). Each fetches the
 * document if it is not here yet.
 */
export function PieDeGenerada({ orden }: { orden: OrdenEnCurso }) {
  const mediana = useMedia(MEDIANA)
  const cual = documentoDe(orden) ?? { numeroOrden: '' }
  const documentos = useDocumentos()
  const ocupado = documentos.ocupado !== undefined
  const este = pedido(documentoDeOrden, cual, { titulo: texts.documento(cual.numeroOrden) })
  return (
    <>
      <SiFalta orden={orden} />
      <div className="dos-botones">
        {mediana && !esMovil() && (
          <>
            <Boton icono={<Eye24Regular />} onClick={() => documentos.ver(este)}>
              {texts.vistaPrevia}
            </Boton>
            <Boton
              icono={<Print24Regular />}
              ocupado={ocupado}
              onClick={() => void documentos.imprimir(este)}
            >
              {texts.imprimir}
            </Boton>
          </>
        )}
        <Boton
          tono="primario"
          icono={<ArrowDownload24Regular />}
          ocupado={ocupado}
          onClick={() => void documentos.descargar(este)}
        >
          {texts.descargar}
        </Boton>
      </div>
      {documentos.visor}
    </>
  )
}

/** Asks for a document that is not here yet, and says that it comes by itself: only where a phone stores it. */
function SiFalta({ orden }: { orden: OrdenEnCurso }) {
  const cual = documentoDe(orden)
  const { numeroOrden = '', codigoTransaccion } = cual ?? {}
  const guardado = useDocumento(documentoDeOrden, { numeroOrden })
  const session = useLive(readSession)
  const hayLugar = useLugar() === 'hay'
  useEffect(() => {
    // After a lost answer or a reload, no request for it is under way.
    if (codigoTransaccion !== undefined)
      void engine.refresh(documentoDeOrden.name, { numeroOrden, codigoTransaccion }, false)
  }, [numeroOrden, codigoTransaccion])
  const llega = session?.state === 'signed-in' && !session.shared && hayLugar
  if (guardado?.state !== 'falta' || !llega) return null
  return <output className="nota-de-orden">{texts.noLlego}</output>
}
