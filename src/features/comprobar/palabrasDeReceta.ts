import { formatFecha } from '#formato/fechas.ts'
import { cuandoYHora } from '#formato/instantes.ts'
import type { Comprobada, Vista } from '#local/pase/comprobada.ts'
import { aparato } from '#ui/esMovil.ts'

import { type Palabras, deAntes, loDijo } from './palabrasDeVeredicto.ts'
import { type Edad, consultado, texts as comunes } from './texts.ts'
import { texts } from './textsDeReceta.ts'

type DeReceta = Extract<Comprobada, { state: 'receta' | 'receta-cambiada' | 'receta-no-es' }>

/** Words of the verdict on a prescription. They claim no more than is known. */
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
  const antes = result.vista && mostrada(result.vista, ahora)
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
      return yaNo(
        texts.entregada,
        texts.dispensada(result.desde && formatFecha(result.desde), result.farmacia),
        result,
        edad,
      )
    case 'anulada':
      return result.por
        ? {
            figura: 'octogono',
            titulo: texts.anulada,
            linea: texts.anuladaSegunLista,
            detalle: [texts.noSeUsa],
            otraVez: comunes.comprobarConSenal,
          }
        : yaNo(
            texts.anulada,
            texts.anuladaLinea(result.desde && formatFecha(result.desde)),
            result,
            edad,
          )
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

/** The first showing counts; a later one may be a second look at the same prescription. */
function mostrada({ primera, ultima }: Vista, ahora: number): string {
  const first = cuandoYHora(primera, ahora)
  return ultima === undefined ? first : texts.laUltima(first, cuandoYHora(ultima, ahora))
}

/** A final verdict, by the provider's answer now or by an earlier answer that this phone repeats. */
const yaNo = (titulo: string, que: string, result: { dicho?: number }, edad: Edad): Palabras =>
  deAntes(result, {
    figura: 'octogono',
    titulo,
    linea: result.dicho === undefined ? `${que}. ${consultado(edad)}.` : `${que}${loDijo(result)}.`,
    conHora: true,
    detalle: [texts.noSeUsa],
  })
