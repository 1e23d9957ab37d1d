import { texts } from '#features/delegaciones/texts.ts'

import { expect, test } from '../support/test.ts'

test('[DELE-03] the browser asks before it says where somebody is: refused it is said in words, allowed the nearest comes first', async ({
  phone: { portal },
}) => {
  const { page } = portal
  const main = page.getByRole('main')
  const ordenar = page.getByRole('button', { name: texts.ordenar })
  await portal.signIn()
  await portal.open('/delegaciones')
  await page.context().setGeolocation({ latitude: -35.05, longitude: -64.25 })
  await ordenar.click()
  await expect(main).toContainText(texts.sinPermiso('teléfono'))
  await page.context().grantPermissions(['geolocation'])
  await ordenar.click()
  await expect(main.getByRole('listitem').first()).toContainText('Delegación Realicó')
})
