import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'wouter'

/** What is being edited, as the address says it: so that Back ends it, and a page loaded anew goes on with it. */
export type Edicion =
  | { que: 'domicilio' }
  | { que: 'contactos' }
  /** `n`: of the list, which one; none is a new one. */
  | { que: 'contacto'; n: number | undefined }

const QUE = 'editar'

/** The address at which this is edited. */
export function aEditar(path: string, edicion: Edicion): string {
  const n = edicion.que === 'contacto' && edicion.n !== undefined ? `&n=${edicion.n}` : ''
  return `${path}?${QUE}=${edicion.que}${n}`
}

/** What is edited on this page, and how to end it: in the place of its own entry in the history. */
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
