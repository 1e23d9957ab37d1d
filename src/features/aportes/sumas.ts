import type { Aporte } from '#contract/aportes.ts'
import { mesesHasta, readMes } from '#formato/meses.ts'

import { texts } from './texts.ts'

type Campo = keyof typeof texts.campos
/** APOR-02, in its order. */
export const CAMPOS = Object.keys(texts.campos) as Campo[] // as they are written there

const importe = (aporte: Aporte, campo: Campo) => aporte[campo] ?? 0

/** What was paid in: a discount is none of it. */
const APORTADOS = CAMPOS.filter((campo) => campo !== 'descuentoSubsidio')

export type Suma = { personal: number; patronal: number; otros: number; total: number }

/** What one presentation says, or several; what is listed as positive is no part of it. */
export function sumaDe(aportes: readonly Aporte[]): Suma {
  const de = (campos: readonly Campo[]) =>
    aportes.reduce(
      (total, aporte) => campos.reduce((suma, campo) => suma + importe(aporte, campo), total),
      0,
    )
  return {
    personal: de(['aportePersonal']),
    patronal: de(['aportePatronal']),
    otros: de(
      APORTADOS.filter((campo) => campo !== 'aportePersonal' && campo !== 'aportePatronal'),
    ),
    total: de(APORTADOS),
  }
}

/** The six months up to the last that anything is known of, the oldest first: one without rows keeps its place. */
export function porMes(aportes: readonly Aporte[], hoy: string): { mes: string; suma: Suma }[] {
  const [, anterior = hoy] = mesesHasta(hoy.slice(0, 7), 2).toReversed()
  const ultimo = aportes.reduce((max, { mes }) => {
    const este = readMes(mes) ?? max
    return este > max ? este : max
  }, anterior)
  return mesesHasta(ultimo, 6).map((mes) => ({
    mes,
    suma: sumaDe(aportes.filter((aporte) => readMes(aporte.mes) === mes)),
  }))
}
