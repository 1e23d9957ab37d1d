import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'

import { type Criterio, esCriterio } from '#model/recetas/busqueda.ts'

/** What was searched on this page. It is of the history's entry: Back leads from the results to the form, and a prescription that was opened back to the results. */
export function useCriterio(): [Criterio | undefined, (criterio: Criterio) => void] {
  const [path, navigate] = useLocation()
  const { busqueda } = useHistoryState<{ busqueda?: unknown } | null>() ?? {}
  const buscar = (criterio: Criterio) => navigate(path, { state: { busqueda: criterio } })
  return [esCriterio(busqueda) ? busqueda : undefined, buscar]
}
