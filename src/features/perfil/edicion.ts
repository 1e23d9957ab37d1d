import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'wouter'

/** The open form, as the address names it: Back closes it, and a reload keeps it open. */
export type Edicion =
  | { que: 'domicilio' }
  | { que: 'contactos' }
  /** `n`: place in the list of contacts; undefined for a new contact. */
  | { que: 'contacto'; n: number | undefined }

const QUE = 'editar'

/** Address of a form. */
export function aEditar(path: string, edicion: Edicion): string {
  const n = edicion.que === 'contacto' && edicion.n !== undefined ? `&n=${edicion.n}` : ''
  return `${path}?${QUE}=${edicion.que}${n}`
}

/** The open form, and a function that closes it by replacing its history entry. */
export function useEdicion(): [Edicion | undefined, (despues?: Edicion) => void] {
  const [search] = useSearchParams()
  const [path, navigate] = useLocation()
  const terminar = useCallback(
    (despues?: Edicion) => navigate(despues ? aEditar(path, despues) : path, { replace: true }),
    [path, navigate],
  )
  return [leida(search), terminar]
}

function leida(search: URLSearchParams): Edicion | undefined {
  const que = search.get(QUE)
  if (que === 'domicilio' || que === 'contactos') return { que }
  if (que !== 'contacto') return undefined
  const n = search.get('n')
  return { que, n: n !== null && /^\d{1,2}$/.test(n) ? Number(n) : undefined }
}
