import type { Abre } from '#live/candado/candado.ts'
import type { Intento } from '#live/candado/probar.ts'
import type { SinLlave } from '#live/llaves/ceremonia.ts'
import { aparato } from '#ui/esMovil.ts'

import { texts } from './texts.ts'

/** Reason why the passkey opened or made nothing, with the other way in. */
export type Negada = { titulo: string; detalle: string }

/** The other way in: the lock's PIN, none, or a PIN that can still be chosen. */
export type Salida = 'conPin' | 'sinPin' | 'alPoner'

export const salidaDe = ({ conPin }: Abre): Salida => (conPin ? 'conPin' : 'sinPin')

export function negadaTras(said: Intento, salida: Salida): Negada | undefined {
  if (said === 'otra') return negadaPor('otra', salida)
  return typeof said === 'object' && said.sinLlave ? negadaPor(said.sinLlave, salida) : undefined
}

export function negadaPor(porQue: SinLlave | 'otra', salida: Salida): Negada {
  const por = porQue === 'repetida' ? 'no-puede' : porQue
  const { titulo, ...detalle } = texts.negada[por]
  return { titulo: titulo(aparato()), detalle: detalle[salida](aparato()) }
}
