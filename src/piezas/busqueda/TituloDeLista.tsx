import type { ReactNode } from 'react'

import { Titulo } from '#ui/Titulo.tsx'

import './busqueda.css'

type Props = { children: string; edad?: ReactNode; acciones?: ReactNode }

/** A list's name and age; what can be done with all of it stands at the right, where there is room. */
export function TituloDeLista({ children, edad, acciones }: Props) {
  return (
    <div className="titulo con-boton">
      <div>
        <Titulo>{children}</Titulo>
        {edad}
      </div>
      {acciones && <div className="botones">{acciones}</div>}
    </div>
  )
}
