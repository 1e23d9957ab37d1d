import { lacks } from '../faults/support/lacks.ts'
import { expect, test } from '../support/test.ts'

test('[ERR-07] a call that failed in an earlier visit is repeated at opening and on return, not reported', async ({
  phone,
  network,
}) => {
  const GRUPO = 'GET /v1/afiliados/grupo-familiar'
  const failed = (portal: typeof phone.portal) => portal.page.getByText('No pudimos actualizar')
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  network.rule({ match: GRUPO, do: { kind: 'status', code: 500 } })
  await phone.portal.ageCopies()
  await phone.portal.open('/')
  await expect(failed(phone.portal)).toBeVisible()

  let answer = () => undefined as void
  const portal = await phone.restart(async () => {
    network.heal()
    const until = new Promise<void>((resolve) => (answer = resolve))
    network.rule({ match: GRUPO, do: { kind: 'hold', until }, times: 1 })
  })
  const asked = network.sent(GRUPO).length
  await portal.open('/')
  await expect.poll(() => network.sent(GRUPO).length).toBe(asked + 1)
  await expect(portal.titulo()).toHaveText('Hola, Norma')
  await expect(failed(portal)).toHaveCount(0)
  answer()
  await expect.poll(() => portal.failures()).toEqual([])

  network.rule({ match: GRUPO, do: { kind: 'status', code: 500 } })
  await portal.ageCopies()
  await portal.open('/')
  await expect(failed(portal)).toBeVisible()
  network.heal()
  await portal.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(failed(portal)).toHaveCount(0)
  await expect.poll(() => portal.failures()).toEqual([])
})

test.describe('a browser from before 2023', () => {
  test.use({ look: { scripts: [lacks.popover] } })

  test('[ERR-12] a browser from before 2023 is told that it is too old and how to update', async ({
    phone: { portal },
  }) => {
    await portal.open('/signin')
    await expect(portal.titulo()).toHaveText('Este navegador es muy viejo')
    await expect(portal.page.getByRole('main')).toContainText('Actualizalo')
  })
})
