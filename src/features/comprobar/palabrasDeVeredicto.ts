import { cuandoYHora } from '#formato/instantes.ts'

import { texts } from './texts.ts'

/** Each kind of verdict has its own shape: colour is never the only sign. */
export type Figura =
  | 'tilde'
  | 'escudo'
  | 'reloj'
  | 'octogono'
  | 'tarjeta'
  | 'escudo-vacio'
  | 'reloj-atras'

export type Palabras = {
  figura: Figura
  titulo: string
  linea: string
  /** The line itself contains the time of the check. */
  conHora?: true
  /** Meaning of the verdict, and advice. */
  detalle: string[]
  /** Label of a button that checks again, if signal could change the verdict. */
  otraVez?: string
}

/** Time of the provider's answer, if this phone repeats an earlier one. */
export const loDijo = ({ dicho }: { dicho?: number }) =>
  dicho === undefined ? '' : texts.loDijo(cuandoYHora(dicho, Math.max(dicho, Date.now())))

export const deAntes = ({ dicho }: { dicho?: number }, said: Palabras): Palabras =>
  dicho === undefined ? said : { ...said, conHora: true, otraVez: texts.comprobarConSenal }
