import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { Camera24Regular } from '@fluentui/react-icons/svg/camera'
import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf'
import { Image24Regular } from '@fluentui/react-icons/svg/image'
import { type ReactElement, useEffect, useRef } from 'react'

import { Boton } from '#ui/Boton.tsx'
import { esMovil } from '#ui/esMovil.ts'
import { useLatest } from '#ui/useLatest.ts'

import { texts } from './nuevaTexts.ts'

type Props = { lleno: boolean; onElegir: (files: File[]) => void }

/** Sources of files: camera, gallery, folder. On a computer, files can also be dropped or pasted. */
export function ElegirPapeles({ lleno, onElegir }: Props) {
  usePegados(lleno ? undefined : onElegir)
  const movil = esMovil()
  return (
    <div className={movil ? 'elegir-papeles' : 'elegir-papeles se-suelta'}>
      {movil ? (
        <>
          <Elegir
            texto={texts.sacarFoto}
            icono={<Camera24Regular />}
            accept="image/*"
            conCamara
            lleno={lleno}
            onElegir={onElegir}
          />
          <div className="dos-formas">
            <Elegir
              texto={texts.galeria}
              icono={<Image24Regular />}
              accept="image/jpeg,image/png"
              lleno={lleno}
              onElegir={onElegir}
            />
            <Elegir
              texto={texts.archivoPdf}
              icono={<DocumentPdf24Regular />}
              accept="application/pdf"
              lleno={lleno}
              onElegir={onElegir}
            />
          </div>
        </>
      ) : (
        <>
          <ArrowUpload24Regular />
          <p>
            <b>{texts.arrastra}</b> {texts.oPegalos}
          </p>
          <Elegir
            texto={texts.elegirArchivos}
            icono={<Image24Regular />}
            accept="image/jpeg,image/png,application/pdf"
            lleno={lleno}
            onElegir={onElegir}
          />
        </>
      )}
      {lleno && <p className="tenue">{texts.yaTenes}</p>}
    </div>
  )
}

type ElegirProps = Props & {
  texto: string
  icono: ReactElement
  accept: string
  conCamara?: boolean
}

export function Elegir({ texto, icono, accept, conCamara = false, lleno, onElegir }: ElegirProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Boton icono={icono} disabled={lleno} onClick={() => input.current?.click()}>
        {texto}
      </Boton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texto}
        accept={accept}
        {...(conCamara ? { capture: 'environment' as const } : { multiple: true })}
        onChange={({ target }) => {
          onElegir([...(target.files ?? [])])
          // An empty input fires 'change' again for the same file: it may be picked again after it was removed.
          target.value = ''
        }}
      />
    </>
  )
}

/** Calls `onElegir` with pictures that are pasted anywhere on the page. */
function usePegados(onElegir: Props['onElegir'] | undefined): void {
  const latest = useLatest(onElegir)
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) latest.current?.(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [latest])
}
