import type { ReactNode } from 'react'
import { Link } from 'wouter'

/** Which receipt stands beside the list, and how another one is chosen; undefined where a receipt is a page. */
export type Eleccion = { numero: number; onElegir: (numero: number) => void } | undefined

type Props = { numero: number; eleccion: Eleccion; children: ReactNode }

/** Leads from a row to its receipt: beside the list, or on its own page. */
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
