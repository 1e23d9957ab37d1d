import type { ReactNode } from 'react'

import type { Resource } from '#local/resource.ts'
import { Titulo } from '#ui/Titulo.tsx'

import { useCopia } from './useCopia.tsx'

type Props<Params, Value> = {
  de: Resource<Params, Value>
  params: Params
  titulo: string
  /** Message while the first copy is on its way. */
  trayendo: string
  children: (value: Value) => ReactNode
}

/** A screen that shows one copy, in all of its states (useCopia). */
export function Copia<Params, Value>({
  de,
  params,
  titulo,
  trayendo,
  children,
}: Props<Params, Value>) {
  const { value, edad, aviso } = useCopia(de, params, trayendo)
  return (
    <>
      <div className="titulo apilado">
        <Titulo>{titulo}</Titulo>
        {edad}
      </div>
      {value === undefined ? (
        aviso
      ) : (
        <div className="pila">
          {aviso}
          {children(value)}
        </div>
      )}
    </>
  )
}
