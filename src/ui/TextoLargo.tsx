import type { RefCallback } from 'react'

import { EnCampo } from './EnCampo.tsx'

import './textoLargo.css'

type Props = {
  etiqueta: string
  valor: string
  onCambiar: (valor: string) => void
  onBlur?: () => void
  error?: string | undefined
  /** Maximum length. The counter is visible, and text beyond it is not cut off. */
  maximo: number
  lineas?: number
  ref?: RefCallback<HTMLTextAreaElement>
}

/** Text area with a counter. */
export function TextoLargo(props: Props) {
  const { etiqueta, valor, onCambiar, onBlur, error, maximo, lineas = 4, ref } = props
  const largo = valor.trim().length
  return (
    <div className="texto-largo">
      <EnCampo etiqueta={etiqueta} error={error}>
        {/* Fluent's Field passes the ids of label and message. */}
        {(control) => (
          <textarea
            {...(control.id !== undefined && { id: control.id })}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            aria-required
            ref={ref}
            rows={lineas}
            value={valor}
            onBlur={onBlur}
            onChange={({ target }) => onCambiar(target.value)}
          />
        )}
      </EnCampo>
      <p className={largo > maximo ? 'cuenta falta dato' : 'cuenta tenue dato'}>
        {largo} de {maximo}
      </p>
    </div>
  )
}
