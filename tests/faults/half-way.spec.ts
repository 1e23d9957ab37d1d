import { expect, test } from '../support/test.ts'
import type { Place } from './support/actions.ts'
import { settle } from './support/invariants.ts'
import { kinds, ready, sayOnline, standing } from './support/operations.ts'

const REQUEST: (Place | 'headers')[] = ['headers', 'nothing', 'first byte', 'half', 'last byte']
const ANSWER: Place[] = ['nothing', 'first byte', 'half', 'last byte']

for (const kind of kinds) {
  test(`[FLT-04] ${kind.name}: if the request is cut in its headers, first byte, middle or last byte, it is saved once`, async ({
    phone,
    provider,
    network,
  }) => {
    const portal = await ready({ phone, provider, network }, kind)
    for (const match of kind.steps)
      for (const [index, at] of REQUEST.entries())
        network.rule({ match, nth: index + 1, do: { kind: 'cutRequest', at } })

    await kind.make(portal, 1)

    const effects = async () => {
      await sayOnline(portal)
      return (await provider.efectos()).length
    }
    await expect.poll(effects, { timeout: 90_000 }).toBe(kind.steps.length)
    await expect.poll(() => standing(portal, kind)).toEqual(['done'])
    for (const match of kind.steps)
      expect(network.sent(match), match).toHaveLength(REQUEST.length + 1)
    await settle({ phone, provider, network }, 'norma')
  })

  test(`[FLT-05] ${kind.name}: if the answer is cut before, inside or at the end of its body, the change is saved once`, async ({
    phone,
    provider,
    network,
  }) => {
    const portal = await ready({ phone, provider, network }, kind)
    for (const match of kind.steps)
      for (const [index, at] of ANSWER.entries())
        network.rule({ match, nth: index + 1, do: { kind: 'cutAnswer', at } })

    await kind.make(portal, 1)

    const states = async () => {
      await sayOnline(portal)
      return standing(portal, kind)
    }
    await expect.poll(states, { timeout: 90_000 }).toEqual(['done'])
    for (const match of kind.steps)
      expect(network.sent(match), match).toHaveLength(ANSWER.length + 1)
    expect(await provider.efectos()).toHaveLength(kind.steps.length)
    await settle({ phone, provider, network }, 'norma')
  })
}

const LISTS = [
  { key: 'grupo-familiar', path: '/v1/afiliados/grupo-familiar' },
  { key: 'prueba.notas', path: '/v1/prueba/notas' },
]

for (const at of ANSWER)
  test(`[FLT-05] a list whose answer is cut (${at}) leaves the copy unchanged, and is read again`, async ({
    phone,
    provider,
    network,
  }) => {
    await provider.addNota('norma', { idNota: 3, titulo: 'Una', texto: 'x', fecha: '2026-02-28' })
    const { portal } = phone
    await portal.signIn()
    const keys = LISTS.map(({ key }) => key)
    const values = async () =>
      (await portal.copies()).filter(({ key }) => keys.includes(key)).map(({ value }) => value)
    await expect.poll(async () => (await values()).length).toBe(keys.length)
    const before = await values()
    for (const { path } of LISTS)
      network.rule({ match: `GET ${path}`, do: { kind: 'cutAnswer', at } })
    await provider.changeNota('norma', 3, { texto: 'y' })

    await portal.ageCopies()
    await sayOnline(portal)

    const failed = async () => (await portal.failures()).map(({ key }) => key)
    await expect.poll(failed).toEqual(expect.arrayContaining(keys))
    expect(await values()).toEqual(before)
    await settle({ phone, provider, network }, 'norma')
    expect(await failed()).toEqual([])
  })
