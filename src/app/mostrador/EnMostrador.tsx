import { Suspense, useLayoutEffect, useState } from 'react'
import { useLocation } from 'wouter'

import type { Session } from '#live/sesion/useSession.ts'
import { aQuien } from '#local/session/prestamo.ts'
import { Panel } from '#ui/Panel.tsx'

import { LimiteDeError } from '../paginas/LimiteDeError.tsx'
import { Mostrador } from '../pantallas/pantallas.tsx'
import { usePublicUrl } from '../rutas/usePublicUrl.ts'
import { texts } from '../texts.ts'
import { useAtrasAInicio, useSinSalida } from './historia.ts'

type Props = {
  nombrado: string | undefined
  session: Extract<Session, { state: 'signed-in' }>
}

/** The counter, without a frame. While the phone is lent it is shown at every address, and no link leaves it. */
export function EnMostrador({ nombrado, session: { prestamo, pideClave } }: Props) {
  const [, navigate] = useLocation()
  const publicUrl = usePublicUrl()
  // Read only once: `useSinSalida` replaces the address a moment later.
  const [noRecibio] = useState(() => location.search === '?fue=prestado')
  useSinSalida(prestamo)
  // The page after the counter begins at its top, also if the counter was the first page of this load.
  useLayoutEffect(() => () => scrollTo(0, 0), [])
  useAtrasAInicio(prestamo === undefined)
  return (
    <LimiteDeError>
      {prestamo !== undefined && noRecibio && (
        <Panel tono="aviso">
          <p>{texts.prestadoNoRecibe}</p>
        </Panel>
      )}
      <Suspense>
        <Mostrador
          idAfiliado={aQuien(nombrado, prestamo)}
          prestado={prestamo?.a}
          pideClave={pideClave}
          publicUrl={publicUrl}
          onElegir={(href: string) => navigate(href, { replace: true })}
          onDevuelto={() => navigate('/', { replace: true })}
        />
      </Suspense>
    </LimiteDeError>
  )
}
