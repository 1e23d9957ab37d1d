import { formatFecha, masDias } from '#formato/fechas.ts'

import { texts } from './texts.ts'

/** A date as 'yyyy-mm-dd', or empty. */
export type Rango = { desde: string; hasta: string }

export const SIN_FECHAS: Rango = { desde: '', hasta: '' }

export const PERIODOS = [
  { dias: 30, texto: texts.dias(30) },
  { dias: 90, texto: texts.dias(90) },
  { dias: 365, texto: texts.unAnio },
]

/** A range in a few words: '90 días', '01/10/2026 al 30/11/2026'; undefined if it is empty. */
export function rangoEnPalabras({ desde, hasta }: Rango, hoy: string): string | undefined {
  const periodo = PERIODOS.find(({ dias }) => hasta === hoy && desde === masDias(hoy, -dias))
  if (periodo) return periodo.texto
  if (desde && hasta) return `${formatFecha(desde)} al ${formatFecha(hasta)}`
  if (desde) return `desde el ${formatFecha(desde)}`
  return hasta ? `hasta el ${formatFecha(hasta)}` : undefined
}

/** The range as a removable criterion of a search. */
export function rangoElegido(rango: Rango, hoy: string): { texto: string; sin: Rango }[] {
  const texto = rangoEnPalabras(rango, hoy)
  return texto === undefined ? [] : [{ texto, sin: SIN_FECHAS }]
}

type Limites = {
  /** Maximum number of days. */
  maximo?: number | undefined
  /** True if both dates may be empty. */
  opcional?: boolean
}

/** Error at each of the two dates (FORM-03). Equal dates are a range of one day. */
export function faltasDeRango(
  { desde, hasta }: Rango,
  { maximo, opcional = false }: Limites = {},
): Partial<Rango> {
  if (desde === '' || hasta === '') {
    if (opcional) return {}
    return {
      ...(desde === '' && { desde: texts.sinDesde }),
      ...(hasta === '' && { hasta: texts.sinHasta }),
    }
  }
  if (desde > hasta) return { desde: texts.desdeMayor, hasta: texts.hastaMenor }
  if (maximo !== undefined && hasta > masDias(desde, maximo))
    return { hasta: texts.rangoLargo(maximo) }
  return {}
}
