import type { RefCallback } from 'react'

import { masDias } from '#formato/fechas.ts'
import { Campo } from '#ui/Campo.tsx'

import './piezas.css'
import { Atajos } from './Atajos.tsx'
import { useHoy } from './hora.ts'
import { PERIODOS, type Rango } from './rango.ts'
import { texts } from './texts.ts'

type Props = {
  rango: Rango
  onCambiar: (rango: Rango) => void
  /** Errors from `faltasDeRango`; empty until they may be shown. */
  faltas: Partial<Rango>
  /** Meaning of the dates. If given, buttons with usual periods appear above the fields. */
  leyenda?: string
  /** True if both dates may be empty. */
  opcional?: boolean
  /** Inputs that get the focus if they have an error. */
  refs?: Record<keyof Rango, RefCallback<HTMLInputElement>>
}

/** Two date inputs of the browser. */
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

/** Buttons for periods that end today. */
function Periodos({ rango, onCambiar }: Pick<Props, 'rango' | 'onCambiar'>) {
  const hoy = useHoy()
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
