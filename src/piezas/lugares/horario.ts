import type { EnElPortal, Franja } from '#contract/extensiones/lugares.ts'
import { diaDeSemana, masDias } from '#formato/fechas.ts'
import { quizasFeriado } from '#formato/feriados.ts'
import { diaDe, horaDe } from '#formato/instantes.ts'

const DIA = 24 * 60
/** Number of days in which the next opening is searched. */
const UNA_SEMANA = 7

export type Momento = { enDias: number; dia: string; hora: string }

export type Apertura =
  | { state: 'sin-horario' | 'feriado' | 'dia-y-noche' }
  | { state: 'abierta'; hasta: Momento }
  /** `abre` is missing if that day may be a holiday. */
  | { state: 'cerrada'; abre: Momento | undefined }

export type Horario = readonly Franja[] | undefined

const HORA = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/

/** Hours of a place; undefined if it has none, or invalid ones. */
export function horarioDe(portal: EnElPortal | null | undefined): Horario {
  const horario = portal?.horario ?? []
  const seLee = horario.every(
    ({ dia, abre, cierra }) =>
      [1, 2, 3, 4, 5, 6, 7].includes(dia) && HORA.test(abre) && HORA.test(cierra),
  )
  return seLee && horario.length > 0 ? horario : undefined
}

/** State at this moment in Buenos Aires, by the hours of an ordinary week. Unknown on a day that may be a holiday. */
export function aperturaDe(horario: Horario, at: number): Apertura {
  if (!horario) return { state: 'sin-horario' }
  const hoy = diaDe(at)
  const ahora = minutosDe(horaDe(at))
  const tramos = tramosDe(horario, hoy)
  const abierta = tramos.find((tramo) => abarca(tramo, ahora))
  const deHoy = franjasDe(horario, hoy, 0).some((franja) => abarca(franja, ahora))
  // A place that is open past midnight, before its own hours of today, still follows yesterday's.
  const dias = abierta && !deHoy ? [masDias(hoy, -1), hoy] : [hoy]
  if (dias.some(quizasFeriado)) return { state: 'feriado' }
  if (abierta) {
    if (abierta.cierra - ahora >= DIA) return { state: 'dia-y-noche' }
    return { state: 'abierta', hasta: momentoDe(abierta.cierra, hoy) }
  }
  const proximo = tramos.find(({ abre }) => abre > ahora)
  const abre = proximo && momentoDe(proximo.abre, hoy)
  return { state: 'cerrada', abre: abre && !quizasFeriado(abre.dia) ? abre : undefined }
}

/** True if it is certainly open now. */
export const estaAbierta = (horario: Horario, at: number): boolean =>
  ['abierta', 'dia-y-noche'].includes(aperturaDe(horario, at).state)

type Tramo = { abre: number; cierra: number }

const abarca = ({ abre, cierra }: Tramo, ahora: number) => abre <= ahora && ahora < cierra

/** Opening times of the day that is so many days from today, in minutes from midnight of today. */
const franjasDe = (horario: readonly Franja[], hoy: string, enDias: number): Tramo[] =>
  horario
    .filter(({ dia }) => dia === diaDeSemana(masDias(hoy, enDias)))
    .map(({ abre, cierra }) => {
      const desde = enDias * DIA + minutosDe(abre)
      const hasta = enDias * DIA + minutosDe(cierra)
      return { abre: desde, cierra: hasta > desde ? hasta : hasta + DIA }
    })

/** Opening times in minutes from midnight of today, from yesterday to a week ahead. Adjacent ones are joined. */
function tramosDe(horario: readonly Franja[], hoy: string): Tramo[] {
  const dias = Array.from({ length: UNA_SEMANA + 2 }, (_, n) => n - 1)
  const todos = dias
    .flatMap((enDias) => franjasDe(horario, hoy, enDias))
    .toSorted((a, b) => a.abre - b.abre)
  const juntos: Tramo[] = []
  for (const tramo of todos) {
    const anterior = juntos.at(-1)
    if (anterior && tramo.abre <= anterior.cierra)
      anterior.cierra = Math.max(anterior.cierra, tramo.cierra)
    else juntos.push({ ...tramo })
  }
  return juntos
}

const enDiasDe = (minutos: number) => Math.floor(minutos / DIA)

function momentoDe(minutos: number, hoy: string): Momento {
  const enDias = enDiasDe(minutos)
  const resto = minutos - enDias * DIA
  return { enDias, dia: masDias(hoy, enDias), hora: horaEscrita(resto) }
}

function minutosDe(hora: string): number {
  const [horas = 0, minutos = 0] = hora.split(':').map(Number)
  return horas * 60 + minutos
}

/** Writes a time like '8:00' or '20:30'. */
const horaEscrita = (minutos: number) =>
  `${Math.floor(minutos / 60)}:${String(minutos % 60).padStart(2, '0')}`
