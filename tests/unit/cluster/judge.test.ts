import { expect, test } from 'vitest'

import { type Facts, type Seen, longestWithout, verdictOf } from '../../../tools/cluster/judge.ts'

const accepted = (at: number, key = String(at)) => ({ key, uid: 1, valor: '1', at })

type Change = { heard?: Partial<Seen['heard']>; browser?: Partial<Seen['browser']> }
const seen = ({ heard, browser }: Change = {}): Seen => ({
  heard: {
    from: 0,
    to: 3_000,
    accepted: [accepted(1_000), accepted(2_000)],
    answers: new Map([['200', 2]]),
    finals: [],
    unanswered: 0,
    ...heard,
  },
  browser: {
    rows: [{ state: 'done', keys: ['b'] }],
    made: 1,
    errors: [],
    signedIn: true,
    ...browser,
  },
})
const facts = (over: Partial<Facts> = {}): Facts => ({
  keys: ['1000', '2000', 'b'],
  effects: new Map([
    ['1000', 1],
    ['2000', 1],
    ['b', 1],
  ]),
  otherValues: 0,
  ...over,
})
const against = (change: Change, over: Partial<Facts> = {}) =>
  verdictOf(seen(change), facts(over), 10).against

test('[SEC-47] a cluster failure without a loss and within its time is judged as passed', () => {
  expect(verdictOf(seen(), facts(), 10)).toMatchObject({
    accepted: 2,
    lost: 0,
    doubled: 0,
    longestMs: 1_000,
    against: [],
    inBrowser: 1,
  })
})

test('an accepted key without an effect counts as lost, a key with two effects as doubled', () => {
  const effects = new Map([
    ['1000', 2],
    ['b', 1],
  ])

  expect(against({}, { effects })).toEqual(['1 lost', '1 doubled'])
})

test.each<[string, Change, string]>([
  [
    'a final answer',
    { heard: { finals: ['POST /x: 400'] } },
    '1 answers taken for final: POST /x: 400',
  ],
  ['a change without an answer', { heard: { unanswered: 1 } }, '1 changes without an answer'],
  ['a long pause', { heard: { to: 13_000 } }, 'longer than 10 s without an accepted change'],
  [
    'a waiting change of the browser',
    { browser: { rows: [{ state: 'pending', keys: ['b'] }] } },
    '1 changes of the browser did not arrive',
  ],
  ['a browser without a change', { browser: { made: 0 } }, 'the browser made no change'],
  ['a browser without its session', { browser: { signedIn: false } }, 'the browser was signed out'],
  ['an error of the page', { browser: { errors: ['x'] } }, 'an error in the page: x'],
])('%s speaks against the failure', (_name, change, reason) => {
  expect(against(change)).toEqual([reason])
})

test('a person whose value is not the last accepted one is counted as an error', () => {
  expect(against({}, { otherValues: 1 })).toEqual([
    '1 people have another value than the last accepted one',
  ])
})

test('the longest pause includes the time before the first and after the last answer', () => {
  const times = (...at: number[]) =>
    longestWithout({ from: 0, to: 10_000, accepted: at.map((n) => accepted(n)) })

  expect([times(), times(7_000), times(2_000), times(1_000, 12_000)]).toEqual([
    10_000, 7_000, 8_000, 9_000,
  ])
})
