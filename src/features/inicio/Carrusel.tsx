import { useState } from 'react'

import type { Afiliado } from '#contract/afiliados.ts'

import { TarjetaDeIntegrante } from './TarjetaDeIntegrante.tsx'
import { texts } from './texts.ts'

type Props = {
  integrantes: Afiliado[]
  propio: number | undefined
}

/** One slide a member; side by side where they fit. */
export function Carrusel({ integrantes, propio }: Props) {
  const [actual, setActual] = useState(0)
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
        {integrantes.map((integrante, index) => (
          <li className="tarjeta" key={integrante.afiliado.idAfiliado}>
            <TarjetaDeIntegrante
              integrante={integrante}
              tono={index}
              propio={integrante.afiliado.idAfiliado === propio}
            />
          </li>
        ))}
      </ul>
      {integrantes.length > 1 && (
        <div className="puntos" aria-hidden="true">
          {integrantes.map(({ afiliado: { idAfiliado } }, index) => (
            <i key={idAfiliado} className={index === actual ? 'actual' : undefined} />
          ))}
        </div>
      )}
    </>
  )
}
