import type { ReactNode } from 'react'

import { AL_CONTENIDO, Salto } from './Salto.tsx'

type Props = {
  marca: ReactNode
  lema: string
  /** Says that the portal is a trial. */
  beta: boolean
  /** A lower header, for content that is longer than the sign-in. */
  baja?: boolean
  children: ReactNode
}

/** Frame of signed-out screens: a header with hills and a white sheet. index.html draws the same boxes. */
export function Portada({ marca, lema, beta, baja = false, children }: Props) {
  return (
    <div className="afuera">
      <Salto a="contenido">{AL_CONTENIDO}</Salto>
      <header className={baja ? 'portada baja' : 'portada'}>
        <div className="marca">
          {marca}
          {beta && <span className="beta">BETA</span>}
        </div>
        <p className="lema">{lema}</p>
        <Colinas />
      </header>
      <main className="hoja" id="contenido" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

function Colinas() {
  return (
    <svg className="colinas" viewBox="0 0 390 150" aria-hidden="true">
      <g fill="none" stroke="#fff" strokeOpacity=".13" strokeWidth="10" strokeLinecap="round">
        <path d="M238 91a73 73 0 0 1 146 0" />
        <path d="M262 91a49 49 0 0 1 98 0" />
        <path d="M287 91a24 24 0 0 1 48 0" />
      </g>
      <path
        fill="var(--cMarcaHonda)"
        fillOpacity=".8"
        d="M0 103C40 78 90 60 140 74S220 101 275 98S350 75 390 53V150H0z"
      />
      <path
        fill="var(--cMarcaNoche)"
        fillOpacity=".8"
        d="M0 128C45 106 100 102 150 110S250 134 300 128S365 113 390 103V150H0z"
      />
    </svg>
  )
}
