import type { ReactNode } from 'react'

import { AL_CONTENIDO, Salto } from '#ui/Salto.tsx'
import { Segun } from '#ui/Segun.tsx'

import * as texts from './texts.ts'

type Props = {
  barra: ReactNode
  franja: ReactNode
  /** The drawer, always visible on larger screens. */
  menu?: ReactNode
  /** The bar at the bottom of a phone. */
  pie: ReactNode
  /** Panels over the page. */
  encima?: ReactNode
  children: ReactNode
}

/** The frame of a signed-in page. */
export function EnMarco({ barra, franja, menu, pie, encima, children }: Props) {
  return (
    <div className="marco">
      <Salto a="contenido">{AL_CONTENIDO}</Salto>
      <Segun
        chica={<Salto a="accesos">{texts.saltarMenu}</Salto>}
        mediana={<Salto a="menu">{texts.saltarMenu}</Salto>}
      />
      {barra}
      {franja}
      <div className="cuerpo">
        <Segun
          mediana={
            <nav className="cajon" id="menu" aria-label={texts.menu} tabIndex={-1}>
              {menu}
            </nav>
          }
        />
        <main className="pagina" id="contenido" tabIndex={-1}>
          <div className="columna">{children}</div>
        </main>
      </div>
      <Segun chica={pie} />
      {encima}
    </div>
  )
}
