import { type ReactNode, useState } from 'react'

import type { Resolver } from '#live/comprobacion.ts'
import { useBorrador } from '#live/useBorrador.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'

import '#ui/componentes.css'
import { Asistente } from './Asistente.tsx'
import { NADA_GUARDADO, datosDeLaDireccion } from './campos.ts'

import './cuenta.css'
import type { Modo } from './modos.ts'
import { texts } from './texts.ts'

type Props = {
  modo: Modo
  resolver: Resolver
  /** What the address carried (ACCT-02). */
  persona?: string | undefined
  terminos: ReactNode
  privacidad: ReactNode
}

/** The wizard, once what was typed into it before is read from this phone. */
export function AsistenteScreen({ modo, persona, ...rest }: Props) {
  const [deLaDireccion] = useState(() => datosDeLaDireccion(persona))
  const borrador = useBorrador(`cuenta/${modo}`, NADA_GUARDADO)
  if (!borrador) return <Esqueleto texto={texts.leyendo} />
  const { value, change, done } = borrador
  return (
    <Asistente
      {...rest}
      modo={modo}
      guardado={Object.values(value).every((text) => text === '') ? deLaDireccion : value}
      onEscribir={change}
      onTerminado={done}
    />
  )
}
