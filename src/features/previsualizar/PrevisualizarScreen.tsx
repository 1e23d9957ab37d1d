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

/** The document whose address, or key, came with the navigation; opened without one, it says what it is for (PREV-02). */
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

/** An address is fetched as any other; a key is what lies on this phone. Neither opens once more in a page. */
function pedidoDe(documento: string): Pedido {
  const path = documento.startsWith('/v1/files/') ? pathOf(documento) : undefined
  if (path === undefined) return pedidoGuardado(documento, texts.documento)
  const deLaDireccion = pedido(papelDeSolicitud, { path }, { titulo: texts.documento })
  return { ...deLaDireccion, enPagina: false }
}

/** Keys and addresses are made of ids: the history keeps nothing that a person would not want there. */
function documentoDeLaNavegacion(): string | undefined {
  const { documento } = (history.state ?? {}) as { documento?: unknown }
  return typeof documento === 'string' ? documento : undefined
}
