import { type Infer, array, type } from 'superstruct'

import { Numero, Texto, quizas } from '../valores.ts'

/** Hosts with it send position and opening hours: `portal` of a pharmacy and of a branch office. */
export const LUGARES = 'lugares'

/**
 * Hours of one weekday: 1 is Monday, an hour is '08:00', midnight at the end of a day '24:00'. If the closing hour is
 * before the opening hour, it closes on the next day.
 */
export type Franja = Infer<typeof Franja>
export const Franja = type({ dia: Numero, abre: Texto, cierra: Texto })

/** Unknown parts of a place are missing. */
export type EnElPortal = Infer<typeof EnElPortal>
export const EnElPortal = type({
  latitud: quizas(Numero),
  longitud: quizas(Numero),
  /** Opening hours of an ordinary week; holidays may differ. */
  horario: quizas(array(Franja)),
})
