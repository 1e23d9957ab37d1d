import { BookOpen24Regular } from '@fluentui/react-icons/svg/book-open'
import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf'
import { Print24Regular } from '@fluentui/react-icons/svg/print'
import { QuestionCircle24Regular } from '@fluentui/react-icons/svg/question-circle'
import { useMemo } from 'react'
import { useSearchParams } from 'wouter'

import { capituloDe, manual, pasosDe } from '#contract/manual.ts'
import { useLoQueOfrece } from '#live/proveedor/useOfrece.ts'
import { pdfDelManual } from '#model/ayuda.ts'
import { pedido } from '#piezas/documento/pedido.ts'
import { useDocumentos } from '#piezas/documento/useDocumentos.tsx'
import { DocumentoEnPagina } from '#piezas/documento/Visor.tsx'
import { Boton } from '#ui/Boton.tsx'
import { Conmutador } from '#ui/Conmutador.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { esMovil } from '#ui/esMovil.ts'
import { Titulo } from '#ui/Titulo.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { Vacio } from '#ui/Vacio.tsx'
import { Volver } from '#ui/Volver.tsx'

import { Capitulo } from './Capitulo.tsx'

import './ayuda.css'
import { useImagenesGuardadas } from './imagenes.ts'
import { Indice } from './Indice.tsx'
import { texts } from './texts.ts'

/** Wide enough for the list of chapters and a chapter side by side. */
const ANCHA = '(min-width: 1000px)'

const EL_PDF = '/ayuda?ver=pdf'

/** The manual as pages, and as an embedded PDF (AYUD-01). `capitulo`: the chapter in the address. */
export function AyudaScreen({ capitulo }: { capitulo?: string }) {
  const ancha = useMedia(ANCHA)
  const [busqueda] = useSearchParams()
  // One visit stores all pictures, so that the whole manual works without signal.
  useImagenesGuardadas(useImagenes())
  if (busqueda.get('ver') === 'pdf') return <EnPdf ancha={ancha} />
  const tema = capitulo === undefined ? undefined : capituloDe(capitulo)
  if (capitulo !== undefined && !tema)
    return (
      <Vacio icono={<QuestionCircle24Regular />} titulo={texts.noEsta} esPagina>
        <p>{texts.noEstaDetalle}</p>
        <EnlaceBoton tono="primario" href="/ayuda">
          {texts.verTodos}
        </EnlaceBoton>
      </Vacio>
    )
  if (ancha) {
    const abierto = tema ?? manual[0]
    return (
      <>
        <div className="titulo con-boton">
          {tema ? (
            <p className="titulo-de-ayuda">{texts.titulo}</p>
          ) : (
            <Titulo>{texts.titulo}</Titulo>
          )}
          <Acciones />
        </div>
        <div className="ayuda-ancha">
          <Indice abierto={abierto?.id} />
          {abierto && (
            <div className="tarjeta relleno">
              <Capitulo key={abierto.id} tema={abierto} esLaPagina={tema !== undefined} />
            </div>
          )}
        </div>
      </>
    )
  }
  if (tema)
    return (
      <>
        <Volver a="/ayuda">{texts.titulo}</Volver>
        <Capitulo key={tema.id} tema={tema} esLaPagina />
      </>
    )
  return (
    <div className="pila">
      <Titulo>{texts.titulo}</Titulo>
      <LeerOPdf pdf={false} />
      <Indice abierto={undefined} />
    </div>
  )
}

/** Addresses of the pictures of all steps that are true of this host. */
function useImagenes(): string[] {
  const ofrece = useLoQueOfrece()
  return useMemo(
    () =>
      manual.flatMap((tema) => pasosDe(tema, ofrece).flatMap(({ imagen }) => imagen?.src ?? [])),
    [ofrece],
  )
}

const elManual = () => pedido(pdfDelManual, {}, { titulo: texts.manual })

function EnPdf({ ancha }: { ancha: boolean }) {
  return (
    <div className="pila">
      <div className="titulo con-boton">
        <Titulo>{texts.titulo}</Titulo>
        {ancha && (
          <EnlaceBoton href="/ayuda" icono={<BookOpen24Regular />}>
            {texts.paraLeer}
          </EnlaceBoton>
        )}
      </div>
      {!ancha && <LeerOPdf pdf />}
      <DocumentoEnPagina pedido={elManual()} />
    </div>
  )
}

function Acciones() {
  const documentos = useDocumentos()
  return (
    <div className="botones">
      {!esMovil() && (
        <Boton
          icono={<Print24Regular />}
          ocupado={documentos.ocupado !== undefined}
          onClick={() => void documentos.imprimir(elManual())}
        >
          {texts.imprimir}
        </Boton>
      )}
      <EnlaceBoton href={EL_PDF} icono={<DocumentPdf24Regular />}>
        {texts.manualEnPdf}
      </EnlaceBoton>
    </div>
  )
}

function LeerOPdf({ pdf }: { pdf: boolean }) {
  return (
    <Conmutador
      nombre={texts.comoVerla}
      vistas={[
        { href: '/ayuda', texto: texts.paraLeer, elegida: !pdf },
        { href: EL_PDF, texto: texts.pdf, elegida: pdf },
      ]}
    />
  )
}
