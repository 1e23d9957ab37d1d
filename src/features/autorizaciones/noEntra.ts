import type { NoEntro } from '#model/papeles/camino.ts'
import type { NoSeElige } from '#model/papeles/papel.ts'

import { megas } from './megas.ts'
import { texts } from './nuevaTexts.ts'

/** The reason why a paper was refused: the specification's sentence, followed by our explanation. */
export type Dicho = { id: string; nombre: string; porQue: string }

export function enPalabras({ id, nombre, no }: NoEntro): Dicho {
  switch (no.porQue) {
    case 'repetido':
    case 'cantidad':
    case 'tamano':
      return { id, nombre, porQue: NO_SE_ELIGE[no.porQue] }
    case 'no-se-guardo':
      return { id, nombre, porQue: no.message }
    case 'no-cabe':
      return {
        id,
        nombre: `${nombre}, ${texts.mb(megas(no.bytes))}`,
        porQue: `${texts.tamano}. ${texts.teQuedan(megas(no.quedan))}`,
      }
    case 'vacio':
    case 'heic':
    case 'otra-cosa':
    case 'rota':
    case 'inmensa':
      return { id, nombre, porQue: noSirve(no.porQue, nombre) }
  }
}

const NO_SE_ELIGE: Record<NoSeElige, string> = {
  repetido: `${texts.repetido}.`,
  cantidad: `${texts.cantidad}. ${texts.quitaUno}`,
  tamano: `${texts.tamano}. ${texts.enorme}`,
}

const POR_QUE = new Map<string, string>([
  ['vacio', texts.estaVacio],
  ['heic', texts.esHeic],
  ['enorme', texts.enorme],
  ['otra-cosa', texts.esOtraCosa],
  ['rota', texts.estaRota],
  ['inmensa', texts.esInmensa],
])

/**
 * Reason why a file cannot be sent. If the name ends like an accepted type and the content is another type, the person
 * is told so.
 */
export function noSirve(porQue: string, nombre: string): string {
  const deOtroTipo = porQue === 'otra-cosa' && !/\.(?:pdf|jpe?g|png)$/i.test(nombre)
  const motivo = deOtroTipo ? texts.esDeOtroTipo : (POR_QUE.get(porQue) ?? texts.estaRota)
  return `${texts.noValido}. ${motivo}`
}
