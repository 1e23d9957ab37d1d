import { Problem } from '../base/problem.ts'
import type { Veredicto } from './service.ts'

type Mal = Exclude<Veredicto['estado'], 'bien'>

const CODIGO_MAL = 'El código no es correcto'
const CODIGO_VENCIDO = 'El código ha caducado'

const WORDS: Record<Mal, { text: string; codigo: string }> = {
  mal: { text: CODIGO_MAL, codigo: 'codigo-incorrecto' },
  vencido: { text: CODIGO_VENCIDO, codigo: 'codigo-vencido' },
  // For the person this is the same as an expired code: they must ask for a new one.
  agotado: {
    text: 'Ese código ya no sirve: se probó muchas veces. Pedí uno nuevo.',
    codigo: 'codigo-vencido',
  },
}

/** Refusal of a code. `codigo` distinguishes an expired one (ask for another) from a wrong one. */
export function codigoRechazado(estado: Mal, objeto?: number, text = WORDS[estado].text): Problem {
  return new Problem(422, text, {
    codigo: WORDS[estado].codigo,
    evento: 'codigo',
    ...(objeto !== undefined && { objeto }),
  })
}
