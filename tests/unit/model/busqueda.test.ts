import { expect, test } from 'vitest'

import type { Call } from '#contract/call.ts'
import { aportesDe, deLosUltimosMeses } from '#model/aportes.ts'
import { farmaciasHalladas } from '#model/farmacias.ts'
import { prescripcionesBuscadas } from '#model/prescripciones.ts'
import { establecimientosHallados, profesionalesHallados } from '#model/prestadores.ts'
import { reintegrosDe } from '#model/reintegros.ts'

const host = (filas: readonly unknown[]) => (() => Promise.resolve(filas)) as unknown as Call

test.each([
  ['PHAR-03', farmaciasHalladas],
  ['PROV-04', profesionalesHallados],
  ['PROV-04', establecimientosHallados],
  ['REIN-03', reintegrosDe],
  ['API-66', prescripcionesBuscadas],
])('[FORM-10, %s] of 60 search results the first 50 are kept', async (_id, busqueda) => {
  const sesenta = Array.from({ length: 60 }, (_none, id) => ({ id }))
  expect(await busqueda.fetch(host(sesenta), {} as never, {} as never)).toEqual(
    sesenta.slice(0, 50),
  )
})

const de = (...meses: string[]) => meses.map((mes) => ({ mes }) as never)

test('[APOR-01] of nine months of contributions the last six are kept, however the month is written', async () => {
  const nueve = de('02/2026', '2026-03', '04/2026', '05/2026', '6-2026', '07/2026', '08/2026')
  const otros = de('09/2026', '2026-10')
  const kept = await aportesDe.fetch(host([...otros, ...nueve]), {} as never, {} as never)
  expect(kept).toEqual(de('09/2026', '2026-10', '05/2026', '6-2026', '07/2026', '08/2026'))
})

test('[APOR-01] several rows of a month, and a month that cannot be read, stay', () => {
  expect(deLosUltimosMeses(de('10/2026', '10/2026', '???', '04/2026'))).toEqual(
    de('10/2026', '10/2026', '???'),
  )
  expect(deLosUltimosMeses([])).toEqual([])
})
