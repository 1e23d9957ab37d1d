import { Suspense, createElement, useState } from 'react'
import { useLocation } from 'wouter'

import { devolver } from '#live/prestado.ts'

import { LimiteDeError } from '../paginas/LimiteDeError.tsx'
import { mostradorDeAhora } from '../pantallas.tsx'
import { usePublicUrl } from '../usePublicUrl.ts'
import { useAtrasAInicio, useSinSalida } from './historia.ts'

type Props = { nombrado: string | undefined; prestado: number | undefined }

/** The counter, without any of the frame. While the phone is lent it shows at every address, and nothing leads out of it. */
export function EnMostrador({ nombrado, prestado }: Props) {
  const [, navigate] = useLocation()
  const publicUrl = usePublicUrl()
  // The same for as long as it shows: another one in the middle of a press would begin it anew.
  const [Screen] = useState(() => mostradorDeAhora())
  useSinSalida(prestado)
  useAtrasAInicio(prestado === undefined)
  const idAfiliado = nombrado === undefined ? prestado : Number(nombrado)
  return (
    <LimiteDeError>
      <Suspense>
        {createElement(Screen, {
          idAfiliado,
          prestado: prestado !== undefined,
          publicUrl,
          onElegir: (href: string) => navigate(href, { replace: true }),
          onDevuelto: () => void devolver().then(() => navigate('/', { replace: true })),
        })}
      </Suspense>
    </LimiteDeError>
  )
}
