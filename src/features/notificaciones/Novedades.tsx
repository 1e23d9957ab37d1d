import { useCallback } from 'react'
import { useLocation } from 'wouter'

import { useNovedadesDeInicio } from '#live/novedades/novedades.ts'

import { ListaDeNovedades } from './ListaDeNovedades.tsx'
import { useElegir } from './useElegir.ts'

/** News about a request on the home screen, in one sentence, until the person has seen it. Hidden if there is no news. */
export function Novedades() {
  const [, navigate] = useLocation()
  const llevar = useCallback(
    (href: string, state: unknown) => navigate(href, { state }),
    [navigate],
  )
  const elegir = useElegir(llevar)
  const dichas = useNovedadesDeInicio()
  if (dichas.length === 0) return null
  return <ListaDeNovedades dichas={dichas} onElegir={(una) => void elegir(una)} />
}
