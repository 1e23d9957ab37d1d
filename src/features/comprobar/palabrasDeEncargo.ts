import { fechaYHora } from '#formato/instantes.ts'
import type { Comprobada } from '#local/pase/comprobada.ts'
import { aparato } from '#ui/esMovil.ts'

import type { Palabras } from './palabrasDeVeredicto.ts'
import { texts as comunes } from './texts.ts'
import { texts } from './textsDeEncargo.ts'

/** Words of the verdict on a lent pass whose delegation does not count. */
export function palabrasDeEncargo({
  que,
  presenta,
}: Extract<Comprobada, { state: 'encargo-no-sirve' }>): Palabras {
  const roja = { figura: 'octogono', titulo: texts.noValida } as const
  switch (que) {
    case 'vencido':
      return {
        figura: 'reloj',
        titulo: texts.vencido,
        linea: texts.vencidoLinea(fechaYHora(presenta?.hasta ?? 0)),
        detalle: [texts.vencidoDetalle(aparato())],
        otraVez: comunes.probarDeNuevo,
      }
    case 'terminado':
      return { ...roja, linea: texts.terminadoLinea, detalle: [texts.terminadoDetalle] }
    case 'no-alcanza':
      return { ...roja, linea: texts.noAlcanzaLinea, detalle: [texts.noAlcanzaDetalle] }
  }
}
