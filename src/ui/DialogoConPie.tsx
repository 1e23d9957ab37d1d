import { type ReactNode, useEffect, useId, useRef } from 'react'

import { Cruz } from './Dialogo.tsx'

import './dialogoConPie.css'
import type { Tono } from './Panel.tsx'
import { unSoloToque } from './unSoloToque.ts'
import { useModal } from './useModal.ts'

type Props = {
  abierto: boolean
  titulo: string
  icono?: ReactNode
  tono?: Tono
  /** Undefined while a call is running: then neither the cross nor Esc nor Back closes the dialog. */
  onCerrar?: (() => void) | undefined
  /** Centres the title below a large icon. */
  centrado?: boolean
  pie: ReactNode
  children: ReactNode
}

/** A dialog with a fixed head and foot; the part between them scrolls. */
export function DialogoConPie(props: Props) {
  const { abierto, titulo, icono, tono = 'ok', onCerrar, centrado = false, pie, children } = props
  const ref = useModal(abierto, onCerrar ?? nada)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(titulo)
  useEffect(() => {
    // A new title in an open dialog: the focus makes screen readers read it.
    if (abierto && shown.current !== titulo) heading.current?.focus()
    shown.current = titulo
  }, [abierto, titulo])
  return (
    <dialog ref={ref} className={centrado ? 'con-pie centrado' : 'con-pie'} aria-labelledby={id}>
      {abierto && (
        <>
          <header>
            {icono && (
              <span className={centrado ? `redondo ${tono}` : `baldosa ${tono}`}>{icono}</span>
            )}
            <h2 id={id} ref={heading} tabIndex={-1}>
              {titulo}
            </h2>
            {onCerrar && <Cruz onCerrar={onCerrar} />}
          </header>
          <div className="entre">{children}</div>
          <footer {...unSoloToque}>{pie}</footer>
        </>
      )}
    </dialog>
  )
}

const nada = () => undefined
