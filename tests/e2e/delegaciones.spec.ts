import { expect, test } from '../support/test.ts'

test('[DELE-03] sorting offices by distance needs the browser’s permission; without it a text says so', async ({
  phone: { portal },
}) => {
  const { page } = portal
  const main = page.getByRole('main')
  const ordenar = page.getByRole('button', { name: 'Más cerca' })
  await portal.signIn()
  await portal.open('/delegaciones')
  await page.context().setGeolocation({ latitude: -35.05, longitude: -64.25 })
  await ordenar.click()
  await expect(main).toContainText(
    'No diste permiso para usar tu ubicación. Permitila en el candado al lado de la dirección, o en los ajustes del teléfono, y volvé a tocar «Más cerca».',
  )
  await page.context().grantPermissions(['geolocation'])
  await ordenar.click()
  await expect(main.getByRole('listitem').first()).toContainText('Delegación Realicó')
})
