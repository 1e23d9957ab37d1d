import { describe, expect, test } from 'vitest'

import { type Goal, judge, median, table } from '../../bench/report.ts'

const goal = (limit: number, ...pairs: [number, number][]): Goal => ({
  of: '4',
  metric: 'first paint',
  against: 'EMPTY',
  unit: 'ms',
  limit,
  pairs: pairs.map(([ours, base]) => ({ ours, base })),
})

test('the median of an even number of values is the mean of the two in the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 2.5, Number.NaN])
})

describe('a goal', () => {
  test('a speed goal is judged by the ratios within the rounds, not by the medians', () => {
    const { ratio, min, max } = judge(goal(1.2, [110, 100], [220, 200], [360, 300]))
    expect([ratio, min, max]).toEqual([1.1, 1.1, 1.2])
  })

  test('a speed goal is reached if the best runs reach it', () => {
    expect(judge(goal(1.2, [110, 100], [260, 200], [270, 200])).verdict).toBe('ok')
  })

  test('a speed goal is missed if both median and best runs exceed it', () => {
    expect(judge(goal(1.2, [130, 100], [260, 200])).verdict).toBe('over')
  })

  test('a speed goal counts as noisy if the baseline varies more than threefold', () => {
    expect(judge(goal(1.2, [100, 100], [310, 310])).verdict).toBe('noisy')
  })

  test('a goal in bytes never counts as noisy', () => {
    expect(judge({ ...goal(1.3, [1, 1], [9, 9]), unit: 'KB' }).verdict).toBe('ok')
  })
})

test('a line of the report has metric, figures, ratio, goal and verdict', () => {
  const [, line] = table([judge(goal(1.2, [110, 100], [115, 100], [130, 100]))]).split('\n')
  expect(line?.split(/\s{2,}/)).toEqual([
    'first paint',
    '115 ms',
    'EMPTY',
    '100 ms',
    '1.15 [1.10–1.30]',
    '1.10',
    '≤ 1.20',
    'ok',
  ])
})
