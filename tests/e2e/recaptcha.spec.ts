import { USUARIO } from '../support/aseguradora.ts'
import { violationsOf } from '../support/axe.ts'
import { startFirm } from '../support/firm.ts'
import { field } from '../support/forms.ts'
import { standInForGoogle } from '../support/googleStandIn.ts'
import { people } from '../support/people.ts'
import { startProvider } from '../support/provider.ts'
import { test as base, expect } from '../support/test.ts'

type Fixtures = { firm: Awaited<ReturnType<typeof startFirm>> }

/** A host with keys of reCAPTCHA; the firm that its server asks is a stand-in. */
const test = base.extend<Fixtures>({
  firm: async ({ browserName: _any }, give) => {
    const firm = await startFirm()
    await give(firm)
    await firm.stop()
  },
  provider: async ({ firm }, give) => {
    const provider = await startProvider({ recaptcha: firm.recaptcha })
    await give(provider)
    await provider.stop()
  },
})

test('[API-21, FORG-02, SEC-23] Google’s box is announced before it loads, and its answer allows the next call', async ({
  phone,
  firm,
}) => {
  const { page } = phone.portal
  const google = await standInForGoogle(phone.browser.context())
  const main = page.getByRole('main')
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
  const clean = async () => expect(await violationsOf(page, { outside: ['iframe'] })).toEqual([])

  await phone.portal.open('/olvide-pin')
  await field(phone, USUARIO).fill(people.norma.cuil)
  await page.getByRole('checkbox', { name: 'No soy un robot' }).click()
  await expect(main).toContainText('Esta comprobación la hace Google.')
  await expect(main.getByRole('button', { name: 'Seguir con Google' })).toBeFocused()
  await clean()
  expect(google.asked).toEqual([])

  google.reach(false)
  await press('Seguir con Google')
  await expect(main.getByRole('alert')).toContainText('No se pudo traer la comprobación de Google.')
  await clean()
  google.reach(true)
  await press('Probar de nuevo')
  await expect(
    page.frameLocator('iframe[title=reCAPTCHA]').getByText('No soy un robot, de Google'),
  ).toBeVisible()

  await press('Vence')
  await expect(main).toContainText('La comprobación de Google venció. Marcá la casilla de nuevo.')
  await expect(main.locator('[data-resets="1"]')).toBeVisible()
  await press('Robot')
  await expect(main.getByRole('alert')).toContainText('No pudimos comprobar que no sos un robot.')
  await expect(main.locator('[data-resets="2"]')).toBeVisible()
  await clean()
  await press('Persona')
  await expect(main.getByText('Listo: no sos un robot').first()).toBeVisible()
  await press('Recuperar Contraseña')
  await expect(page.getByRole('dialog', { name: '¿A qué correo lo mandamos?' })).toBeVisible()

  expect(firm.asked.map((body) => new URLSearchParams(body).get('response'))).toEqual([
    'robot',
    'human',
  ])
  for (const address of google.asked)
    expect(address).toMatch(/^https:\/\/www\.(google|gstatic)\.com\/recaptcha\//)
  expect(google.asked.some((address) => address.endsWith('anchor?k=key-of-the-site'))).toBe(true)
})
