import { expect, test } from 'vitest'

import { cellsOf, cellsOfRow } from '../../bench/document.ts'
import { type Goal, judge } from '../../bench/report.ts'

const PAINT: Goal = {
  of: '4',
  metric: 'first paint',
  against: 'EMPTY',
  unit: 'ms',
  limit: 1.2,
  pairs: [
    { ours: 110, base: 100 },
    { ours: 260, base: 200 },
    { ours: 400, base: 200 },
  ],
}

test('a row of the document has ranges, the goal, and the verdict of the run before', () => {
  const before = new Map([['start|first paint|EMPTY', 'ok']])
  expect(cellsOfRow('start', judge(PAINT), before)).toEqual([
    '4',
    'start',
    'first paint',
    '260 ms [110 ms–400 ms]',
    'EMPTY',
    '200 ms',
    '1.30 [1.10–2.00]',
    '≤ 1.20',
    'ok',
    'ok',
  ])
})

test('a missed goal stands out, and a row of a first run has no verdict before', () => {
  const row = { ...PAINT, pairs: [{ ours: 300, base: 200 }] }
  expect(cellsOfRow('start', judge(row), new Map()).slice(3)).toEqual([
    '300 ms',
    'EMPTY',
    '200 ms',
    '1.50',
    '≤ 1.20',
    '**over**',
    '',
  ])
})

test('rows of a written table are read back without their head', () => {
  const written = ['| Goal | Suite |', '| ---- | ----- |', '| 4    | start |', '', 'A line.']
  expect(cellsOf(written)).toEqual([['4', 'start']])
})
