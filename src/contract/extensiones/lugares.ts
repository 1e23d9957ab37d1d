import { type Infer, array, type } from 'superstruct'

import { Numero, Texto, quizas } from '../valores.ts'

/** A host with it says of a place where it is and when it is open: `portal` of a pharmacy and of a branch office. */
export const LUGARES = 'lugares'

/**
 * Hours of one weekday: 1 is Monday, an hour is '08:00', midnight at the end of a day '24:00'. A place that closes at an hour
 * before it opened closes on the next day.
 */
export type Franja = Infer<typeof Franja>
export const Franja = type({ dia: Numero, abre: Texto, cierra: Texto })

/** The parts of a place that are not known are missing. */
export type EnElPortal = Infer<typeof EnElPortal>
export const EnElPortal = type({
  latitud: quizas(Numero),
  longitud: quizas(Numero),
  /** Of an ordinary week: it does not say what holds on a holiday. */
  horario: quizas(array(Franja)),
})
