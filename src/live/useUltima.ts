import { is, number, type } from 'superstruct'

import type { Endpoint } from '#contract/endpoint.ts'
import { mesesHasta } from '#formato/meses.ts'
import { DATOS } from '#local/provider/meter.ts'

import { device } from './device.ts'
import { useLive } from './useLive.ts'

const ConUltima = type({ ultima: number() })

/** How many bytes the last answer of a call brought, in this month or the one before; undefined where nothing is known. */
export function useUltima({ method, path }: Endpoint): number | undefined {
  const asked = `${method} ${path}`
  return useLive(async () => {
    const ids = mesesHasta(new Date().toISOString().slice(0, 7), 2).map(
      (mes) => `${DATOS}${mes}/${asked}`,
    )
    const rows = await device.publica.valores.bulkGet(ids)
    return rows
      .map((row) => (is(row?.value, ConUltima) ? row.value.ultima : undefined))
      .findLast((ultima) => ultima !== undefined)
  }, asked)
}
