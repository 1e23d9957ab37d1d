import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left'
import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf'
import { useState } from 'react'

import { pathOf } from '#local/documento/traer.ts'
import { papelDeSolicitud } from '#model/documentosDeSolicitud.ts'
import { type Pedido, pedido, pedidoGuardado } from '#piezas/documento/pedido.ts'
import { DocumentoEnPagina } from '#piezas/documento/Visor.tsx'
import { Boton } from '#ui/Boton.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { Vacio } from '#ui/Vacio.tsx'

import { texts } from './texts.ts'

/** The document that the navigation named by address or key. Without one, the screen explains its purpose (PREV-02). */
export function PrevisualizarScreen() {
  const [documento] = useState(documentoDeLaNavegacion)
  return (
    <>
      <div className="titulo">
        <Titulo>{texts.titulo}</Titulo>
      </div>
      {documento === undefined ? (
        <Vacio icono={<DocumentPdf24Regular />} tono="neutro" titulo={texts.ninguno}>
          <p>{texts.comoSeAbre}</p>
          <div className="botones apilados">
            {history.length > 1 && (
              <Boton tono="primario" icono={<ArrowLeft24Regular />} onClick={() => history.back()}>
                {texts.volver}
              </Boton>
            )}
            <EnlaceBoton href="/" tono={history.length > 1 ? 'contorno' : 'primario'}>
              {texts.aInicio}
            </EnlaceBoton>
          </div>
        </Vacio>
      ) : (
        <DocumentoEnPagina pedido={pedidoDe(documento)} />
      )}
    </>
  )
}

/** An address is fetched, a key is a stored document. Neither offers to open in a page, because this is the page. */
function pedidoDe(documento: string): Pedido {
  const path = documento.startsWith('/v1/files/') ? pathOf(documento) : undefined
  if (path === undefined) return pedidoGuardado(documento, texts.documento)
  const deLaDireccion = pedido(papelDeSolicitud, { path }, { titulo: texts.documento })
  return { ...deLaDireccion, enPagina: false }
}

/** From the history entry, not from the address: keys and addresses contain ids. */
function documentoDeLaNavegacion(): string | undefined {
  const { documento } = (history.state ?? {}) as { documento?: unknown }
  return typeof documento === 'string' ? documento : undefined
}
