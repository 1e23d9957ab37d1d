import { useId } from 'react'

import { dinero } from '#formato/dinero.ts'
import { mesCorto, mesLargo } from '#formato/meses.ts'

import type { Suma } from './sumas.ts'
import { texts } from './texts.ts'

const ALTO = 132
/** Order of the series in a bar, from top to bottom. */
const SERIES = ['otros', 'personal', 'patronal'] as const
const EN_LA_LEYENDA = ['personal', 'patronal', 'otros'] as const

/** Six months as bars. Each series has its own pattern, and the rows below give the same figures as text. */
export function Grafico({ meses }: { meses: { mes: string; suma: Suma }[] }) {
  const id = useId()
  const mayor = Math.max(1, ...meses.map(({ suma }) => suma.total))
  const series = SERIES.filter(
    (serie) => serie !== 'otros' || meses.some(({ suma }) => suma.otros > 0),
  )
  const dicho = meses.map(({ mes, suma }) => ({
    mes: mesLargo(mes),
    suma: suma.total > 0 ? dinero(suma.total) : texts.nada,
  }))
  return (
    <figure className="grafico">
      <p className="tenue">{texts.enMiles}</p>
      {/* One <svg> per part, because text inside a single <svg> would be scaled with its width. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div className="barras" role="img" aria-label={texts.grafico(dicho)}>
        {meses.map(({ mes, suma }) => (
          <div key={mes} aria-hidden>
            <b>{suma.total > 0 ? Math.round(suma.total / 1000) : texts.nada}</b>
            {series.map((serie) => (
              <svg key={serie} width="100%" height={(suma[serie] / mayor) * ALTO}>
                <rect className={serie} width="100%" height="100%" />
                {serie !== 'patronal' && (
                  <rect width="100%" height="100%" fill={`url(#${id}${serie})`} />
                )}
              </svg>
            ))}
          </div>
        ))}
      </div>
      <div className="barras pies" aria-hidden>
        {meses.map(({ mes }) => (
          <span key={mes} className="tenue">
            {mesCorto(mes)}
          </span>
        ))}
      </div>
      <figcaption>
        {EN_LA_LEYENDA.filter((serie) => series.includes(serie)).map((serie) => (
          <span key={serie}>
            <svg width="16" height="16" aria-hidden>
              <rect className={serie} width="16" height="16" rx="3" />
              {serie !== 'patronal' && <rect width="16" height="16" fill={`url(#${id}${serie})`} />}
            </svg>
            {texts[serie]}
          </span>
        ))}
      </figcaption>
      <svg width="0" height="0" aria-hidden>
        <pattern
          id={`${id}personal`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <rect className="trama" width="2.5" height="7" />
        </pattern>
        <pattern id={`${id}otros`} width="6" height="6" patternUnits="userSpaceOnUse">
          <circle className="trama" cx="3" cy="3" r="1.2" />
        </pattern>
      </svg>
    </figure>
  )
}
