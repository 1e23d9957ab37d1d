import { type ReactNode, useEffect, useId, useRef } from 'react'

import { Cruz } from './Dialogo.tsx'

import './dialogoConPie.css'
import type { Tono } from './Panel.tsx'
import { useModal } from './useModal.ts'

type Props = {
  abierto: boolean
  titulo: string
  icono?: ReactNode
  tono?: Tono
  /** Absent while what was asked for is answered: neither the cross nor Esc nor Back leaves it. */
  onCerrar?: (() => void) | undefined
  /** The title is in the middle, under a large drawing. */
  centrado?: boolean
  pie: ReactNode
  children: ReactNode
}

/** A dialog whose head and foot stay where they are; what is between them scrolls. */
export function DialogoConPie(props: Props) {
  const { abierto, titulo, icono, tono = 'ok', onCerrar, centrado = false, pie, children } = props
  const ref = useModal(abierto, onCerrar ?? nada)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(titulo)
  useEffect(() => {
    // Something else in the same place: whoever does not see it hears it.
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
          <footer>{pie}</footer>
        </>
      )}
    </dialog>
  )
}

const nada = () => undefined
