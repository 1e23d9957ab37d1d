import type { Aporte } from '#contract/aportes.ts'
import { mesesHasta, readMes } from '#formato/meses.ts'

import { texts } from './texts.ts'

type Campo = keyof typeof texts.campos
/** Amounts in the order of APOR-02. */
export const CAMPOS = Object.keys(texts.campos) as Campo[] // Exactly the keys of that object.

const importe = (aporte: Aporte, campo: Campo) => aporte[campo] ?? 0

/** Amounts that count as paid in; the discount does not. */
const APORTADOS = CAMPOS.filter((campo) => campo !== 'descuentoSubsidio')

/** 1.1 + 2.2 is 3.3000000000000003: a spreadsheet would show all of it. */
const enCentavos = (suma: number) => Math.round(suma * 100) / 100

export type Suma = { personal: number; patronal: number; otros: number; total: number }

/** Sums of one or more presentations. Positive contributions are not included. */
export function sumaDe(aportes: readonly Aporte[]): Suma {
  const de = (campos: readonly Campo[]) =>
    enCentavos(
      aportes.reduce(
        (total, aporte) => campos.reduce((suma, campo) => suma + importe(aporte, campo), total),
        0,
      ),
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

/** Six months up to the last one with data, oldest first. A month without data keeps its place. */
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
