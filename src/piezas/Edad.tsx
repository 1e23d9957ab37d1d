import { ArrowClockwise20Regular } from '@fluentui/react-icons/svg/arrow-clockwise'
import { Clock20Regular } from '@fluentui/react-icons/svg/clock'

import { cuandoYHora, esViejo } from '#formato/instantes.ts'

import * as texts from './vistaTexts.ts'

type Props = {
  savedAt: number
  now: number
  /** The age is shown: it matters to the person. */
  seDice: boolean
  /** Result of the search for news. */
  dicho?: string
  onBuscar?: () => void
}

/** How old a copy is, amber after a day, on the button that asks for news. */
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
