import type { Franja } from '#contract/extensiones/lugares.ts'
import { diaDeSemana } from '#formato/fechas.ts'

import type { Apertura, Momento } from './horario.ts'
import { texts } from './texts.ts'

/** 'Abierta hasta las 20:00', 'Cerrada, abre mañana 8:00'; undefined if the hours are unknown. */
export function aperturaEnPalabras(apertura: Apertura): string | undefined {
  if (apertura.state === 'abierta') return texts.abiertaHasta(texts.aLas(apertura.hasta.hora))
  if (apertura.state === 'cerrada')
    return apertura.abre ? texts.cerradaAbre(cuandoAbre(apertura.abre)) : texts.cerradaAhora
  return FIJAS[apertura.state]
}

const FIJAS = {
  'sin-horario': undefined,
  feriado: texts.feriado,
  'dia-y-noche': texts.diaYNoche,
}

function cuandoAbre({ enDias, dia, hora }: Momento): string {
  if (enDias === 0) return hora
  return enDias === 1 ? texts.manana(hora) : texts.otroDia(nombreDe(dia), hora)
}

const nombreDe = (dia: string) => texts.dias[diaDeSemana(dia) - 1] ?? ''

/** Hours of a week, with equal days grouped: 'Lunes a viernes de 8:00 a 13:00 y de 16:30 a 20:30'. */
export function semanaEnPalabras(horario: readonly Franja[]): string[] {
  const porDia = texts.dias.map((_, n) => horasDe(horario.filter(({ dia }) => dia === n + 1)))
  const grupos: { desde: number; hasta: number; horas: string }[] = []
  for (const [n, horas] of porDia.entries()) {
    const anterior = grupos.at(-1)
    if (anterior?.horas === horas) anterior.hasta = n
    else grupos.push({ desde: n, hasta: n, horas })
  }
  return grupos
    .filter(({ horas }) => horas !== '')
    .map(({ desde, hasta, horas }) => `${diasEnPalabras(desde, hasta)} ${horas}`)
}

function diasEnPalabras(desde: number, hasta: number): string {
  if (desde === 0 && hasta === 6) return texts.todosLosDias
  const [uno = '', otro = ''] = [texts.dias[desde], texts.dias[hasta]]
  const dicho = desde === hasta ? uno : texts.deA(uno, otro)
  return dicho.charAt(0).toUpperCase() + dicho.slice(1)
}

const horasDe = (franjas: readonly Franja[]) =>
  franjas
    .toSorted((a, b) => a.abre.localeCompare(b.abre))
    .map(({ abre, cierra }) =>
      abre === '00:00' && cierra === '24:00'
        ? texts.las24
        : texts.de(sinCero(abre), sinCero(cierra)),
    )
    .join(texts.y)

const sinCero = (hora: string) => (hora === '24:00' ? '0:00' : hora.replace(/^0/, ''))
