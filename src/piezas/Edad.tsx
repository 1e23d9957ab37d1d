import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { Clock20Regular } from '@fluentui/react-icons/svg/clock'

import { cuandoYHora, esViejo } from '#formato/instantes.ts'

import * as texts from './vistaTexts.ts'

type Props = {
  savedAt: number
  now: number
  /** True if the age is shown because it matters to the person. */
  seDice: boolean
  /** Result of the last search for news. */
  dicho?: string
  onBuscar?: () => void
}

/** Age of a copy, amber after a day, on the button that asks for news. */
export function Edad({ savedAt, now, seDice, dicho, onBuscar }: Props) {
  return (
    <p className={seDice && esViejo(savedAt, now) ? 'edad vieja' : 'edad'}>
      <button type="button" title={texts.buscarNovedades} onClick={onBuscar}>
        {seDice && <Clock20Regular />}
        <span>{seDice ? texts.actualizado(cuandoYHora(savedAt, now)) : texts.buscarNovedades}</span>
        <ArrowClockwise20Regular />
      </button>
      <output>{dicho}</output>
    </p>
  )
}
