import type { ReactNode } from 'react'

import type { Resource } from '#local/resource.ts'
import { Titulo } from '#ui/Titulo.tsx'

import { useCopia } from './useCopia.tsx'

type Props<Params, Value> = {
  de: Resource<Params, Value>
  params: Params
  titulo: string
  /** What is said while nothing of it was ever stored here. */
  trayendo: string
  children: (value: Value) => ReactNode
}

/** A screen of one copy, in its looks (useCopia). */
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
