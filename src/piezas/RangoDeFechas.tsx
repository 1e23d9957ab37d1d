import type { RefCallback } from 'react'

import { masDias } from '#formato/fechas.ts'
import { diaDe } from '#formato/instantes.ts'
import { Campo } from '#ui/Campo.tsx'
import { useAhora } from '#ui/useAhora.ts'

import './piezas.css'
import { Atajos } from './Atajos.tsx'
import { PERIODOS, type Rango } from './rango.ts'
import { texts } from './texts.ts'

type Props = {
  rango: Rango
  onCambiar: (rango: Rango) => void
  /** From `faltasDeRango`, once somebody asked for it. */
  faltas: Partial<Rango>
  /** What the dates are of: with it the usual periods stand above them, one touch each. */
  leyenda?: string
  /** Neither has to be there. */
  opcional?: boolean
  /** Where the focus goes when one of them is wrong. */
  refs?: Record<keyof Rango, RefCallback<HTMLInputElement>>
}

/** Two dates, in the browser's own fields. */
export function RangoDeFechas({
  rango,
  onCambiar,
  faltas,
  leyenda,
  opcional = false,
  refs,
}: Props) {
  const campos = (
    <div className="rango">
      <Campo
        type="date"
        etiqueta={leyenda ? texts.desde : texts.fechaDesde}
        valor={rango.desde}
        {...(refs && { ref: refs.desde })}
        error={faltas.desde}
        onCambiar={(desde) => onCambiar({ ...rango, desde })}
      />
      <Campo
        type="date"
        etiqueta={leyenda ? texts.hasta : texts.fechaHasta}
        valor={rango.hasta}
        {...(refs && { ref: refs.hasta })}
        error={faltas.hasta}
        onCambiar={(hasta) => onCambiar({ ...rango, hasta })}
      />
    </div>
  )
  if (leyenda === undefined) return campos
  return (
    <fieldset className="periodo">
      <legend>
        {leyenda} {opcional && <span className="tenue">{texts.opcional}</span>}
      </legend>
      <Periodos rango={rango} onCambiar={onCambiar} />
      {campos}
    </fieldset>
  )
}

/** The days up to today. */
function Periodos({ rango, onCambiar }: Pick<Props, 'rango' | 'onCambiar'>) {
  const hoy = diaDe(useAhora(60_000))
  return (
    <Atajos
      atajos={PERIODOS.map(({ dias, texto }) => {
        const suyo = { desde: masDias(hoy, -dias), hasta: hoy }
        return {
          texto,
          elegido: rango.desde === suyo.desde && rango.hasta === suyo.hasta,
          onElegir: () => onCambiar(suyo),
        }
      })}
    />
  )
}
