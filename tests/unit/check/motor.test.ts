import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { engineScripts } from '../../../tools/engine.ts'

const scripts = engineScripts(() => [])

/** A name in Dexie's own code. */
const OF_DEXIE = 'DexieError'

test('the engine and the script of the lock contain no Dexie: its own file has it', async () => {
  const { dexie, motor, candado } = await scripts

  expect(dexie).toContain(OF_DEXIE)
  expect(motor).not.toContain(OF_DEXIE)
  expect(candado).not.toContain(OF_DEXIE)
})

test('Dexie’s file runs as a script without exports, and leaves the parts that others take', async () => {
  const self: { delDexie?: object } = {}

  runInNewContext((await scripts).dexie, { self })

  expect(Object.keys(self.delDexie ?? {}).toSorted()).toEqual([
    'Dexie',
    'RangeSet',
    'liveQuery',
    'mergeRanges',
  ])
})

test('[SEC-20] the engine names two scripts, Dexie and the lock, under a single policy', async () => {
  const { motor } = await scripts

  expect(motor.match(/\.createPolicy\(/g)).toHaveLength(1)
  expect([...new Set(motor.match(/\/assets\/[\w/-]+\.js/g))].toSorted()).toEqual([
    expect.stringMatching(/^\/assets\/dexie-[\w-]{8}\.js$/),
    expect.stringMatching(/^\/assets\/r2\/worker-candado-[\w-]{8}\.js$/),
  ])
})
