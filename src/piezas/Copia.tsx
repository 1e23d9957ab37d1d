import type { ReactNode } from 'react'

import type { Resource } from '#local/resource.ts'

import { ConEdad } from './ConEdad.tsx'
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
    <ConEdad titulo={titulo} edad={edad}>
      {value === undefined ? (
        aviso
      ) : (
        <div className="pila">
          {aviso}
          {children(value)}
        </div>
      )}
    </ConEdad>
  )
}
