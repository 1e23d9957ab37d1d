import { expect, test } from 'vitest'

import { makePullOnce } from '#sync/pullOnce.ts'

import { palabras, phone, provider, world } from '../../support/phone.ts'

const LISTA = { lista: 'a' }

/** A provider whose first answer waits until it is let go; each answer says its number. */
function slowOnce() {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let asked = 0
  const { call } = provider(async () => {
    const mine = ++asked
    if (mine === 1) await gate
    return [`respuesta ${mine}`]
  })
  return { call, letGo: () => letGo(), asked: () => asked }
}

test('a copy that is asked for twice at the same time is fetched once', async () => {
  const device = await phone()
  const { call, letGo, asked } = slowOnce()
  const pullOnce = makePullOnce()
  const of = world(device, call)

  const both = [pullOnce(of, palabras, LISTA), pullOnce(of, palabras, LISTA)]
  letGo()

  expect(await Promise.all(both)).toEqual(['stored', 'stored'])
  expect(asked()).toBe(1)
})

test('[FLT-17] after a confirmation the answer to an earlier request does not count', async () => {
  const device = await phone()
  const { call, letGo, asked } = slowOnce()
  const pullOnce = makePullOnce()
  const of = world(device, call)

  const before = pullOnce(of, palabras, LISTA)
  const after = pullOnce(of, palabras, LISTA, true)
  letGo()

  expect(await Promise.all([before, after])).toEqual(['stored', 'stored'])
  expect(asked()).toBe(2)
  expect((await device.lectura.copias.get('palabras/a'))?.value).toEqual(['respuesta 2'])
})
