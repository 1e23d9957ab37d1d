import { catalog } from '#model/catalog.ts'

import { expect, test } from '../support/test.ts'
import { settle } from './support/invariants.ts'
import { allLoaded, descarte, ready, standing } from './support/operations.ts'

/** On a full phone only copies that can be fetched again are deleted to make room for the person's changes. */
const SPARE = new Set(catalog.resources.flatMap(({ spare, name }) => (spare ? [name] : [])))
const keysOf = (copies: { key: string; resource: string }[]) =>
  copies.flatMap(({ key, resource }) => (SPARE.has(resource) ? [] : [key]))

test('[FLT-36] on a full phone copies open, one message says so, refreshes stop and nothing is lost', async ({
  phone,
  provider,
  network,
}) => {
  await ready({ phone, provider, network }, descarte, 2)
  await allLoaded(phone.portal)
  network.cut()
  await descarte.make(phone.portal, 1)
  const unsent = (await phone.portal.outbox()).map(({ id }) => id)
  await phone.portal.ageCopies()
  const before = keysOf(await phone.portal.copies())
  let portal = await phone.restart()
  network.restore()
  // Less than the used space: from here on no write succeeds.
  await phone.browser.setQuota(50_000)
  const asked = network.log.length

  await portal.open('/')
  await expect(portal.titulo()).toHaveText('Hola, Norma')
  await expect(portal.banner()).toContainText('No hay lugar en el teléfono.')
  await portal.page.getByRole('main').getByRole('link', { name: 'Grupo Familiar' }).click()
  await expect(portal.page.getByRole('main').getByRole('listitem')).toHaveCount(4)
  await descarte.write(portal, 2)
  await descarte.press(portal, 2)
  await expect(
    portal.page.getByRole('alert').getByText(/No se pudo guardar|No hay lugar/),
  ).toBeVisible()

  expect(keysOf(await portal.copies())).toEqual(before)
  expect((await portal.outbox()).map(({ id }) => id)).toEqual(unsent)
  expect(network.log.length - asked).toBeLessThan(20)

  // The person has freed space.
  portal = await phone.restart()
  await portal.open('/')
  await expect.poll(() => standing(portal, descarte)).toEqual(['done'])
  await settle({ phone, provider, network }, 'norma')
})
