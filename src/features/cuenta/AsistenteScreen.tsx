import { type ReactNode, useEffect, useState } from 'react'

import { useBorrador } from '#live/borradores/useBorrador.ts'
import type { Resolver } from '#live/llamadas/antirrobot.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { useLatest } from '#ui/useLatest.ts'

import '#ui/componentes.css'
import { Asistente } from './Asistente.tsx'
import { NADA_GUARDADO, datosDeLaDireccion } from './campos.ts'

import './cuenta.css'
import type { Modo } from './modos.ts'
import { texts } from './texts.ts'

type Props = {
  modo: Modo
  resolver: Resolver
  /** Personal data that came in the address (ACCT-02). */
  persona?: string | undefined
  terminos: ReactNode
  privacidad: ReactNode
}

/** The wizard. It opens once the stored draft has been read. */
export function AsistenteScreen({ modo, persona, ...rest }: Props) {
  const [deLaDireccion] = useState(() => datosDeLaDireccion(persona))
  const borrador = useBorrador(`cuenta/${modo}`, NADA_GUARDADO)
  const vacio = borrador && Object.values(borrador.value).every((text) => text === '')
  const guardarLoTraido = useLatest(() => borrador?.change(deLaDireccion))
  // Stores the data of the address in the draft: they are removed from the address, and a reload finds them here.
  useEffect(() => {
    if (vacio && deLaDireccion !== NADA_GUARDADO) guardarLoTraido.current()
  }, [vacio, deLaDireccion, guardarLoTraido])
  if (!borrador) return <Esqueleto texto={texts.leyendo} />
  const { value, change, done } = borrador
  return (
    <Asistente
      {...rest}
      modo={modo}
      guardado={vacio ? deLaDireccion : value}
      onEscribir={change}
      onTerminado={done}
    />
  )
}
