import { expect, test } from '../support/test.ts'

test('[HOME-04, HOME-05, SHELL-28] on a computer home has quick cards; only a narrow window shows the electronic order', async ({
  open,
}) => {
  for (const [width, electronic] of [
    [1280, 0],
    [767, 1],
  ] as const) {
    const { portal } = await open({ width, height: 800, mobile: false })
    await portal.signIn()
    const card = (name: string) =>
      portal.page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) })
    await expect(card('Teleconsulta')).toHaveAttribute('href', '/teleconsulta')
    await expect(card('Orden Impresa')).toHaveAttribute('href', '/emitir-orden')
    await expect(card('Grupo Familiar')).toHaveAttribute('href', '/grupo-familiar')
    await expect(card('Orden Electrónica')).toHaveCount(electronic)
  }
})

test('[SESS-07, API-04, API-05] moving between screens repeats no call', async ({
  phone: { portal },
  network,
}) => {
  await portal.signIn()
  await expect.poll(() => network.asked('/v1/afiliados/').length).toBe(6)
  await portal.page
    .getByRole('main')
    .getByRole('link', { name: /^Grupo Familiar/ })
    .click()
  await expect(portal.titulo()).toHaveText('Grupo Familiar')
  await portal.page.goBack()
  await portal.page.reload()
  await expect(portal.titulo()).toHaveText('Hola, Norma')

  expect(
    network
      .asked('/v1/afiliados/')
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([
    '/v1/afiliados/afiliado',
    // Data of the other members, the group, and the person's own data.
    '/v1/afiliados/find-afiliado',
    '/v1/afiliados/find-afiliado',
    '/v1/afiliados/find-afiliado',
    '/v1/afiliados/grupo-familiar',
    '/v1/afiliados/seguir-afiliado',
  ])
})
