import { useLocation } from 'wouter'

import { actualizar } from './actualizar.ts'
import type { Encontrada } from './encontrarRuta.ts'
import { Mantenimiento, TodaviaNo } from './pantallasPublicas.tsx'

type Props = { encontrada: Encontrada; adentro: boolean }

/** The screens that open without a session, for whoever is signed in too. A file of its own: the sign-in needs none. */
export function Afuera({ encontrada: { ruta }, adentro }: Props) {
  const [, navigate] = useLocation()
  if (ruta.pantalla === 'mantenimiento')
    return (
      <Mantenimiento
        adentro={adentro}
        onActualizar={() => {
          // Up to date, this address would show the same again.
          navigate('/', { replace: true })
          return actualizar()
        }}
      />
    )
  return <TodaviaNo titulo={ruta.titulo} publica={!adentro} />
}
