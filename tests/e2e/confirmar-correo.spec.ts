import { button, expectClean } from '../support/forms.ts'
import { people } from '../support/people.ts'
import { type Phone, expect, test } from '../support/test.ts'

async function comeIn({ portal }: Phone) {
  await portal.open('/signin')
  await portal.fillSignIn(people.sola)
  await portal.ingresar().click()
}

const dialog = ({ portal }: Phone, name: string) => portal.page.getByRole('dialog', { name })
test('[CONF-11, CONF-12, FLT-69] after a reload the e-mail code’s countdown goes on; an expired code can be sent anew', async ({
  phone,
  provider,
  network,
}) => {
  await provider.addCorreo('sola', 'uno@correo.example')
  await comeIn(phone)
  await button(phone, 'Enviar código').click()
  await expect(dialog(phone, 'Escribí el código')).toBeVisible()
  provider.shiftClock(4 * 60_000)
  await phone.portal.page.reload()

  const asking = dialog(phone, 'Escribí el código')
  await expect(asking).toContainText(/El código vale 0:[0-5]\d minutos más/)
  await expect(button(phone, 'Reenviar código')).toBeDisabled()
  // Blocks all other calls, since their answers would bring the server's time before the press.
  network.rule({ match: 'POST /v1/codigo-confirmacion', do: { kind: 'pass' } })
  network.rule({ match: '/v1', do: { kind: 'blackhole' } })
  const asked = [...network.log]
  await expect.poll(() => asked.every(({ endedAt }) => endedAt)).toBe(true)
  provider.shiftClock(5 * 60_000 + 1000)
  await phone.portal.page.getByLabel('Código', { exact: true }).fill('000000')
  await button(phone, 'Confirmar').click()
  await expect(asking).toContainText('El código ha caducado')
  network.heal()
  await expect(button(phone, 'Confirmar')).toBeDisabled()
  await expectClean(phone)
  await button(phone, 'Reenviar código').click()
  await expect(asking).toContainText(/El código vale (5:00|4:\d\d) minutos más/)
  expect(await provider.correosA('uno@correo.example')).toHaveLength(2)
  await phone.portal.page
    .getByLabel('Código', { exact: true })
    .fill(await provider.codigoPara('uno@correo.example'))
  await button(phone, 'Confirmar').click()
  await expect(dialog(phone, 'Correo electrónico confirmado')).toBeVisible()
})
