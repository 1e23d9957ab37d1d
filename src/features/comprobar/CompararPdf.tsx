import { DocumentError24Regular } from '@fluentui/react-icons/svg/document-error'
import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf'
import { useRef, useState } from 'react'

import type { RecetaFirmada } from '#contract/pase/receta.ts'
import { useOfrece } from '#live/proveedor/useOfrece.ts'
import { Panel } from '#ui/Panel.tsx'

import { type Comparado, compararPdf } from './compararPdf.ts'
import { texts } from './textsDeReceta.ts'

/** Compares a PDF of the prescription with the code's data. The verdict above stays the same. */
export function CompararPdf({ receta }: { receta: RecetaFirmada }) {
  const ofrece = useOfrece('comparar-pdf')
  const [que, setQue] = useState<Comparado | 'comparando'>()
  const input = useRef<HTMLInputElement>(null)
  if (!ofrece) return null

  async function comparar(archivo: File | undefined) {
    if (!archivo) return
    setQue('comparando')
    setQue(await compararPdf(receta, archivo))
  }

  const elegir = (texto: string, conIcono = false) => (
    <button
      type="button"
      className="enlace"
      disabled={que === 'comparando'}
      onClick={() => input.current?.click()}
    >
      {conIcono && <DocumentPdf24Regular />}
      {texto}
    </button>
  )
  return (
    <div aria-live="polite">
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.compararPdf}
        accept="application/pdf,.pdf"
        onChange={({ target }) => {
          void comparar(target.files?.[0])
          // An empty input fires 'change' again for the same file.
          target.value = ''
        }}
      />
      {que === undefined && elegir(texts.compararPdf, true)}
      {que === 'comparando' && <p className="tenue">{texts.comparando}</p>}
      {que === 'igual' && (
        <Panel tono="ok" titulo={texts.pdfIgual} icono={<DocumentPdf24Regular />}>
          {elegir(texts.elegirOtroPdf)}
        </Panel>
      )}
      {que === 'otro' && (
        <Panel tono="error" titulo={texts.pdfOtro} icono={<DocumentError24Regular />}>
          <p>{texts.pdfOtroDetalle}</p>
          {elegir(texts.elegirOtroPdf)}
        </Panel>
      )}
      {(que === 'sin-saber' || que === 'no-se-leyo') && (
        <Panel tono="aviso" titulo={texts.pdfSinSaber}>
          <p>{que === 'sin-saber' ? texts.pdfSinSenal : texts.pdfSinLeer}</p>
          {elegir(texts.elegirOtroPdf)}
        </Panel>
      )}
    </div>
  )
}
