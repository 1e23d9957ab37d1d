import { expect, test } from 'vitest'

import { type Owner, makeStorage } from './storage.ts'
import { idle } from './tasks.ts'

/** A window that the test kills or freezes. */
function makeOwner() {
  const state = { dead: false, held: [] as (() => void)[], frozen: false }
  const owner: Owner = {
    dead: () => state.dead,
    delay: () => 0,
    deliver: (what) => (state.frozen ? void state.held.push(what) : what()),
  }
  return { owner, state }
}

async function openList(owner: Owner, storage = makeStorage()) {
  const opening = storage.indexedDBOf(owner).open('lista', 1) as IDBOpenDBRequest
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('palabras'))
  await idle()
  return { storage, write: () => opening.result.transaction('palabras', 'readwrite') }
}

test('an unfinished transaction of a killed window has no effect', async () => {
  const { owner, state } = makeOwner()
  const { storage, write } = await openList(owner)
  write().objectStore('palabras').put('uno', 1)
  await idle()

  write().objectStore('palabras').put('dos', 2)
  state.dead = true
  storage.leave(owner)
  await idle()

  expect(storage.look('lista', 'palabras')).toEqual(['uno'])
})

test('a frozen window sees its transaction end when thawed, and blocks no other window', async () => {
  const frozen = makeOwner()
  const other = makeOwner()
  const { storage, write } = await openList(frozen.owner)
  const heard: string[] = []
  const of = await openList(other.owner, storage)

  frozen.state.frozen = true
  const transaction = write()
  transaction.addEventListener('complete', () => heard.push('frozen'))
  transaction.objectStore('palabras').put('uno', 1)
  await idle()
  const second = of.write()
  second.addEventListener('complete', () => heard.push('other'))
  second.objectStore('palabras').put('dos', 2)
  await idle()
  expect(heard).toEqual(['other'])

  for (const what of frozen.state.held) what()

  expect(heard).toEqual(['other', 'frozen'])
  expect(storage.look('lista', 'palabras')).toEqual(['uno', 'dos'])
})
