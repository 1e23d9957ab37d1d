import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Clock20Regular } from '@fluentui/react-icons/svg/clock'

import { Insignia } from '#ui/Insignia.tsx'
import { useImprimiendo } from '#ui/useImprimiendo.ts'

import { useHora } from '../hora.ts'
import { type Horario, aperturaDe } from './horario.ts'
import { aperturaEnPalabras } from './horarioEnPalabras.ts'

type Props = { horario: Horario }

/** Badge: open or closed now, and until when. Hidden if the hours are unknown, and on paper, which is read later. */
export function Apertura({ horario }: Props) {
  const apertura = aperturaDe(horario, useHora())
  const dicho = aperturaEnPalabras(apertura)
  const imprimiendo = useImprimiendo()
  if (imprimiendo || dicho === undefined) return null
  const abierta = apertura.state === 'abierta' || apertura.state === 'dia-y-noche'
  return (
    <Insignia
      tono={abierta ? 'ok' : apertura.state === 'feriado' ? 'aviso' : 'neutro'}
      icono={abierta ? <CheckmarkCircle20Filled /> : <Clock20Regular />}
    >
      {dicho}
    </Insignia>
  )
}
