import { tamanos } from '#contract/extensiones/tamanos.ts'

import { expectClean } from '../support/forms.ts'
import { linkOf } from '../support/link.ts'
import { expect, test } from '../support/test.ts'

test('[AUTH-18] over mobile data a document shows its size first, and a large one waits for Wi-Fi', async ({
  open,
  network,
}) => {
  const phone = await open({ dicePorDonde: true })
  const { portal } = phone
  const { page } = portal
  const connect = await linkOf(page)
  await connect('cellular4g')
  await portal.signIn()
  await portal.open('/ver-autorizacion?id=20377')
  const ver = page.getByRole('button', { name: 'Ver providencia' })
  await expect(ver).toHaveText(/^Ver providencia \(\d+\sKB\)$/)

  network.rule({
    match: `POST ${tamanos.tamano.path}`,
    do: {
      kind: 'status',
      code: 200,
      body: JSON.stringify({ bytes: 2_500_000 }),
      headers: { 'content-type': 'application/json' },
    },
  })
  await ver.click()
  const visor = page.getByRole('dialog')
  await expect(visor.getByRole('heading', { name: /^Pesa 2,4\sMB$/ })).toBeVisible()
  await expect(visor).toContainText('Estás usando los datos del teléfono.')
  await expectClean(phone)
  expect((await portal.copies()).map(({ key }) => key)).not.toContain(
    'autorizacion.providencia/20377',
  )
  await visor.getByRole('button', { name: 'Bajar cuando haya Wi-Fi' }).click()
  await expect(visor).toContainText(
    'Lo traemos cuando haya Wi-Fi, mientras esta página esté abierta.',
  )
  await connect('wifi')
  await expect(visor.getByRole('article')).toBeVisible()
})
