import type { ReactNode } from 'react'

import { Titulo } from '#ui/Titulo.tsx'

type Props = { titulo: string; edad: ReactNode; children: ReactNode }

/** A screen under its heading and the age of its data. */
export function ConEdad({ titulo, edad, children }: Props) {
  return (
    <>
      <div className="titulo apilado">
        <Titulo>{titulo}</Titulo>
        {edad}
      </div>
      {children}
    </>
  )
}
