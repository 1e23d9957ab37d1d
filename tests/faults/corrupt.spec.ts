import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { kinds, ready, sayOnline, standing } from './support/operations.ts'

const HOW = ['truncate', 'type', 'bytes', 'gzip'] as const

for (const how of HOW)
  test(`[FLT-18] a damaged answer (${how}) is discarded: the copy stays, and the screen says that it is old`, async ({
    phone,
    provider,
    network,
  }) => {
    await provider.addNota('norma', { idNota: 3, titulo: 'Una', texto: 'x', fecha: '2026-02-28' })
    const { portal } = phone
    await portal.signIn()
    await portal.open('/grupo-familiar')
    const keys = ['grupo-familiar', 'prueba.notas']
    const values = async () =>
      (await portal.copies()).filter(({ key }) => keys.includes(key)).map(({ value }) => value)
    await expect.poll(async () => (await values()).length).toBe(keys.length)
    const before = await values()
    for (const match of ['GET /v1/afiliados/grupo-familiar', 'GET /v1/prueba/notas'])
      network.rule({ match, do: { kind: 'corrupt', how } })
    await provider.changeNota('norma', 3, { texto: 'y' })

    await portal.ageCopies()
    await sayOnline(portal)

    await expect
      .poll(async () => (await portal.failures()).map(({ key }) => key))
      .toEqual(expect.arrayContaining(keys))
    expect(await values()).toEqual(before)
    await expect(portal.page.getByRole('main').getByRole('listitem')).not.toHaveCount(0)
    // An unreadable answer counts as no signal; a wrong answer is the system's fault.
    if (how === 'truncate' || how === 'bytes')
      await expect(portal.page.getByText('No pudimos actualizar')).toBeVisible()
    await settle({ phone, provider, network }, 'norma')
    await expect(portal.page.getByText('No pudimos actualizar')).toBeHidden()
  })

for (const kind of kinds)
  test(`[FLT-18] ${kind.name} is sent again after a damaged confirmation, and is saved once`, async ({
    phone,
    provider,
    network,
  }) => {
    const portal = await ready({ phone, provider, network }, kind)
    for (const match of kind.steps)
      for (const [index, how] of HOW.entries())
        network.rule({ match, nth: index + 1, do: { kind: 'corrupt', how } })

    await kind.make(portal, 1)

    const states = async () => {
      await sayOnline(portal)
      return standing(portal, kind)
    }
    await expect.poll(states, { timeout: 90_000 }).toEqual(['done'])
    expect(await provider.efectos()).toHaveLength(kind.steps.length)
    await settle({ phone, provider, network }, 'norma')
  })
