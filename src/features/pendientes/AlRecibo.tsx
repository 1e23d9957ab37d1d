import type { ReactNode } from 'react'
import { Link } from 'wouter'

/** The receipt beside the list, and the choice of another one. Undefined if receipts are pages of their own. */
export type Eleccion = { numero: number; onElegir: (numero: number) => void } | undefined

type Props = { numero: number; eleccion: Eleccion; children: ReactNode }

/** Opens a row's receipt: beside the list, or on its own page. */
export function AlRecibo({ numero, eleccion, children }: Props) {
  if (!eleccion)
    return (
      <Link className="a-su-recibo" href={`/pendientes/${numero}`}>
        {children}
      </Link>
    )
  return (
    <button
      type="button"
      className="a-su-recibo"
      aria-current={eleccion.numero === numero}
      onClick={() => eleccion.onElegir(numero)}
    >
      {children}
    </button>
  )
}
