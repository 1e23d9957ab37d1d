import { expect, test } from 'vitest'

import type { Measured } from '../../../tools/load/drive.ts'
import { type Row, missed, rowOf } from '../../../tools/load/table.ts'

const series = (rate: number): Measured => ({
  rate,
  processorMs: 1,
  databaseMs: 0,
  p50: 1,
  p95: 2,
  p99: 3,
  others: new Map(),
})

const row = (measured: number[], held: number[]): Row => ({
  title: 'family group',
  beside: 'select',
  bare: series(1000),
  measured: new Map(measured.map((rate, n) => [n + 1, series(rate)])),
  held: new Map(held.map((rate, n) => [n + 1, series(rate)])),
})

test('a second process is judged by processes that are held to a part of a processor', () => {
  expect(missed([row([500, 600], [])])).toEqual([
    'family group: the second process brings 1.20×, goal 1.5×',
  ])
  expect(missed([row([500, 600], [150, 290])])).toEqual([])
  expect(missed([row([500, 900], [150, 180])])).toEqual([
    'family group: the second process brings 1.20×, goal 1.5×',
  ])
  expect(missed([row([500], [])])).toEqual([])
})

test('the table shows the rates of held processes, and other answers of any series', () => {
  const wrong = row([500, 600], [150, 290])
  wrong.held.get(2)?.others.set('503', 4)

  expect(rowOf(wrong).slice(-2)).toEqual(['150, 290', '4 × 503'])
  expect(missed([wrong])).toEqual(['family group: other answers than expected'])
})
