import { Suspense, createElement, useLayoutEffect, useState } from 'react'
import { useLocation } from 'wouter'

import type { Session } from '#live/sesion/useSession.ts'
import { aQuien } from '#local/session/prestamo.ts'
import { Panel } from '#ui/Panel.tsx'

import { LimiteDeError } from '../paginas/LimiteDeError.tsx'
import { mostradorDeAhora } from '../pantallas/pantallas.tsx'
import { usePublicUrl } from '../rutas/usePublicUrl.ts'
import { texts } from '../texts.ts'
import { useAtrasAInicio, useSinSalida } from './historia.ts'

type Props = {
  nombrado: string | undefined
  session: Extract<Session, { state: 'signed-in' }>
}

/** The counter, without any of the frame. While the phone is lent it shows at every address, and nothing leads out of it. */
export function EnMostrador({ nombrado, session: { prestamo, pideClave } }: Props) {
  const [, navigate] = useLocation()
  const publicUrl = usePublicUrl()
  // The same for as long as it shows: another one in the middle of a press would begin it anew.
  const [Screen] = useState(() => mostradorDeAhora())
  // The address is taken away in a moment.
  const [noRecibio] = useState(() => location.search === '?fue=prestado')
  useSinSalida(prestamo)
  // Also where it was this load's first page: what comes after it begins at its own top.
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
        {createElement(Screen, {
          idAfiliado: aQuien(nombrado, prestamo),
          prestado: prestamo?.a,
          pideClave,
          publicUrl,
          onElegir: (href: string) => navigate(href, { replace: true }),
          onDevuelto: () => navigate('/', { replace: true }),
        })}
      </Suspense>
    </LimiteDeError>
  )
}
