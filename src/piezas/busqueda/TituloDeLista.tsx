import type { ReactNode } from 'react'

import { Titulo } from '#ui/Titulo.tsx'

import './busqueda.css'

type Props = { children: string; edad?: ReactNode; acciones?: ReactNode }

/** Title and age of a list. Actions for the whole list stand on the right if there is room. */
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
