import type { ReactNode } from 'react'

type Props = {
  onEnviar: () => void | Promise<void>
  className?: string
  etiqueta?: string
  children: ReactNode
}

/** A form that shows its own errors instead of the browser's, and never reloads the page. */
export function Formulario({ onEnviar, className = 'pila', etiqueta, children }: Props) {
  return (
    <form
      className={className}
      aria-label={etiqueta}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onEnviar()
      }}
    >
      {children}
    </form>
  )
}
