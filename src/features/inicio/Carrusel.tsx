import { useState } from 'react'

import type { Afiliado } from '#contract/afiliados.ts'
import { propioPrimero } from '#model/personas.ts'

import { type Mostrar, TarjetaDeIntegrante } from './TarjetaDeIntegrante.tsx'
import * as texts from './texts.ts'

type Props = {
  integrantes: readonly Afiliado[]
  yo: Afiliado | undefined
  onMostrar: Mostrar | undefined
}

/** One card per member, the signed-in person's first. Side by side if they fit. */
export function Carrusel({ integrantes, yo, onMostrar }: Props) {
  const [actual, setActual] = useState(0)
  const enOrden = propioPrimero(integrantes, yo)
  return (
    <>
      <ul
        className="carrusel"
        aria-label={texts.integrantes}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }) => {
          const camino = scrollWidth - clientWidth
          if (camino > 0) setActual(Math.round((scrollLeft / camino) * (integrantes.length - 1)))
        }}
      >
        {enOrden.map((uno) => (
          <li className="tarjeta" key={uno.integrante.afiliado.idAfiliado}>
            <TarjetaDeIntegrante {...uno} onMostrar={onMostrar} />
          </li>
        ))}
      </ul>
      {integrantes.length > 1 && (
        <div className="puntos" aria-hidden="true">
          {enOrden.map(({ integrante }, index) => (
            <i
              key={integrante.afiliado.idAfiliado}
              className={index === actual ? 'actual' : undefined}
            />
          ))}
        </div>
      )}
    </>
  )
}
