import { ArrowDownload24Regular } from '@fluentui/react-icons/svg/arrow-download'
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf'
import { Info20Regular } from '@fluentui/react-icons/svg/info'
import { Mail24Regular } from '@fluentui/react-icons/svg/mail'
import { Share24Regular } from '@fluentui/react-icons/svg/share'

import { tamano } from '#formato/tamano.ts'
import { useDocumento } from '#live/archivos/documento.ts'
import { useLector } from '#live/archivos/hayLector.ts'
import type { Documento } from '#local/documento/documento.ts'
import type { Resource } from '#local/resource.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'

import { sePuedeCompartir } from './archivo.ts'
import { pedido } from './pedido.ts'
import { texts } from './texts.ts'
import { useDocumentos } from './useDocumentos.tsx'
import { useTamano } from './useTamano.ts'

type Props<Params> = {
  de: Resource<Params, Documento>
  params: Params
  /** Name until the document is here. */
  titulo: string
  /** Label of the first button: 'Ver receta'. */
  ver?: string
  /** The first button is the main action of the screen. */
  primario?: boolean
  onEnviar?: () => void
}

/** Buttons for a document on a screen: view, save, share, send. A line says if it is on this phone. */
export function AccionesDeDocumento<Params>({
  de,
  params,
  titulo,
  ver = texts.ver,
  primario = false,
  onEnviar,
}: Props<Params>) {
  const guardado = useDocumento(de, params)
  const tamanio = useTamano(de, params, guardado?.state === 'falta')
  const conTamanio = (words: string) =>
    tamanio ? texts.conTamano(words, tamano(tamanio.bytes), tamanio.aproximado) : words
  const documentos = useDocumentos()
  const este = pedido(de, params, { titulo, onEnviar })
  const ocupado = documentos.ocupado !== undefined
  return (
    <>
      <div className="de-documento">
        <Boton
          tono={primario ? 'primario' : 'contorno'}
          icono={<DocumentPdf24Regular />}
          onClick={() => documentos.ver(este)}
        >
          {conTamanio(ver)}
        </Boton>
        <Boton
          icono={<ArrowDownload24Regular />}
          ocupado={ocupado}
          onClick={() => void documentos.descargar(este)}
        >
          {conTamanio(texts.descargar)}
        </Boton>
        {sePuedeCompartir() && (
          <Boton
            icono={<Share24Regular />}
            ocupado={ocupado}
            onClick={() => void documentos.compartir(este)}
          >
            {texts.compartir}
          </Boton>
        )}
        {onEnviar && (
          <Boton icono={<Mail24Regular />} onClick={onEnviar}>
            {texts.enviar}
          </Boton>
        )}
      </div>
      {guardado?.state === 'guardado' && <Guardado />}
      {documentos.visor}
    </>
  )
}

/** The document counts as stored only if the viewer's code is stored too: without signal both are needed. */
function Guardado() {
  const lector = useLector()
  if (lector === undefined) return null
  return (
    <p className={`documento-guardado ${lector ? 'ok' : 'aviso'}`}>
      {lector ? <CheckmarkCircle20Filled /> : <Info20Regular />}
      {lector ? texts.guardado(aparato()) : texts.guardadoSinLector}
    </p>
  )
}
