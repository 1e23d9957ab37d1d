import { formatFecha } from '#formato/fechas.ts'
import { cuandoYHora } from '#formato/instantes.ts'
import type { Comprobada } from '#local/pase/comprobada.ts'
import { aparato } from '#ui/esMovil.ts'

import type { Edad, Palabras } from './palabras.ts'
import { consultado, texts as comunes } from './texts.ts'
import { texts } from './textsDeReceta.ts'

type DeReceta = Extract<Comprobada, { state: 'receta' | 'receta-cambiada' | 'receta-no-es' }>

/** What the verdict on a prescription says; never more than is known of it. */
export function palabrasDeReceta(result: DeReceta, edad: Edad): Palabras {
  if (result.state === 'receta') return deUna(result, edad)
  return {
    figura: 'octogono',
    titulo: texts.noValida,
    linea: result.state === 'receta-cambiada' ? texts.cambiada : texts.noEs,
    detalle: [
      result.state === 'receta-cambiada' ? texts.sinDatos : comunes.noEsDetalle,
      comunes.siSeRepite,
    ],
  }
}

function deUna(result: Extract<DeReceta, { state: 'receta' }>, edad: Edad): Palabras {
  const ahora = Date.now() - edad.minutos * 60_000
  const antes = result.vista === undefined ? undefined : cuandoYHora(result.vista, ahora)
  switch (result.que) {
    case 'activa':
      return {
        figura: 'tilde',
        titulo: texts.valida,
        linea: `${consultado(edad)}.`,
        conHora: true,
        detalle: antes === undefined ? [] : [texts.yaComprobada(aparato(), antes)],
      }
    case 'firmada': {
      const { por } = result
      const firmada = cuandoYHora(result.receta.firmada * 60_000, ahora)
      return {
        figura: antes === undefined ? 'escudo' : 'reloj-atras',
        titulo: antes === undefined ? texts.firma : texts.yaMostrada,
        linea:
          antes === undefined
            ? texts.firmaLinea(texts.noSeSabe[por], firmada)
            : texts.yaMostradaLinea(aparato(), antes, texts.noSeSabe[por]),
        detalle: antes === undefined ? [] : [texts.fijate],
        otraVez: comunes.comprobarConSenal,
      }
    }
    case 'dispensada':
      return {
        figura: 'octogono',
        titulo: texts.entregada,
        linea: `${texts.dispensada(result.desde && formatFecha(result.desde), result.farmacia)} ${consultado(edad)}.`,
        conHora: true,
        detalle: [texts.noSeUsa],
      }
    case 'anulada':
      return {
        figura: 'octogono',
        titulo: texts.anulada,
        linea: result.por
          ? texts.anuladaSegunLista
          : `${texts.anuladaLinea(result.desde && formatFecha(result.desde))} ${consultado(edad)}.`,
        detalle: [texts.noSeUsa],
        ...(result.por ? { otraVez: comunes.comprobarConSenal } : { conHora: true }),
      }
    case 'vencida':
      return {
        figura: 'reloj',
        titulo: texts.vencida,
        linea: texts.vencidaLinea(formatFecha(result.receta.vence)),
        detalle: [texts.noSeUsa],
      }
    case 'hora':
      return {
        figura: 'octogono',
        titulo: texts.noSeComprobo,
        linea: texts.horaLinea(aparato()),
        detalle: [texts.horaDetalle],
        otraVez: comunes.probarDeNuevo,
      }
    case 'desconocida':
      return {
        figura: 'octogono',
        titulo: texts.noValida,
        linea: texts.desconocida,
        detalle: [comunes.siSeRepite],
      }
  }
}
