import { violationsOf } from '../support/axe.ts'
import { button } from '../support/forms.ts'
import { linkOf } from '../support/link.ts'
import { people } from '../support/people.ts'
import { type Phone, expect, test } from '../support/test.ts'

const DISMISS = 'POST /v1/afiliados/deshabilitar-notificacion-pendiente'
const NUMBERS = ['20377', '88120', '20290']

type Scene = {
  phone: Phone
  network: { rule: (rule: { match: string; do: { kind: 'status'; code: number } }) => void }
}

/** Makes three changes that cannot be sent. */
async function withThree({ phone, network }: Scene) {
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  await makeThree({ phone, network })
}

async function makeThree({ phone: { portal }, network }: Scene) {
  network.rule({ match: DISMISS, do: { kind: 'status', code: 503 } })
  for (const number of NUMBERS) {
    await portal.open('/')
    await portal.dismissNotification(number)
  }
}

async function askToLeave({ portal }: Phone) {
  await portal.open('/signout')
  const dialog = portal.page.getByRole('dialog', { name: 'Tenés 3 cambios sin enviar' })
  for (const number of NUMBERS) await expect(dialog).toContainText(`N° ${number}`)
  return dialog
}

const press = (phone: Phone, name: string) => button(phone, name).click()

/** Lets a change be sent only over Wi-Fi; repeats a press that fell into a new try. */
async function onlyOverWifi({ portal }: Phone, number: string) {
  const main = portal.page.getByRole('main')
  await portal.open('/pendientes')
  await main.getByRole('link', { name: number }).click()
  const onlyWifi = main.getByRole('switch', { name: 'Enviar solo con Wi-Fi' })
  await expect(() => onlyWifi.setChecked(true, { timeout: 1000 })).toPass()
}

test('[FLT-64, SESS-05] «Enviar ahora y salir» sends three unsent changes once, even if one waits for Wi-Fi', async ({
  open,
  network,
  provider,
}) => {
  const phone = await open({ dicePorDonde: true })
  const connect = await linkOf(phone.portal.page)
  await connect('cellular4g')
  await withThree({ phone, network })
  await onlyOverWifi(phone, '20377')
  const dialog = await askToLeave(phone)
  await expect(dialog).toContainText(
    'Si lo enviás ahora, también sale lo que espera Wi-Fi, aunque gaste tus datos.',
  )
  expect(await violationsOf(phone.portal.page)).toEqual([])
  await phone.portal.page.setViewportSize({ width: 1280, height: 800 })
  const text = await dialog.getByRole('paragraph').first().boundingBox()
  for (const name of ['Enviar ahora y salir', 'Guardar para mi próximo ingreso'])
    expect((await button(phone, name).boundingBox())?.x, name).toBe(text?.x)
  network.heal()
  await press(phone, 'Enviar ahora y salir')

  await expect(phone.portal.titulo()).toHaveText('Ingresá')
  expect(await provider.notificaciones('norma')).toEqual([])
  expect(await provider.efectos()).toHaveLength(3)
})

test(
  '[FLT-64, SEC-32] changes kept at the sign-out are hidden from others, and sent at their owner’s sign-in',
  { tag: ['@siempre', '@en-uso'] },
  async ({ phone, network, provider }) => {
    await makeThree({ phone, network })
    network.cut()
    const dialog = await askToLeave(phone)
    await expect(dialog.getByRole('button', { name: 'Enviar ahora y salir' })).toBeDisabled()
    await expect(dialog).toContainText('Ahora no hay señal para enviar.')
    await press(phone, 'Guardar para mi próximo ingreso')
    await expect(phone.portal.titulo()).toHaveText('Ingresá')
    await expect(phone.portal.page.getByText('Tus cambios sin enviar te esperan.')).toBeVisible()

    network.heal()
    await phone.portal.signIn(people.derivado)
    await phone.portal.open('/signout')
    await expect(phone.portal.titulo()).toHaveText('Ingresá')
    expect(await provider.efectos()).toEqual([])

    await phone.portal.signIn(people.norma)
    await expect.poll(async () => (await provider.efectos()).length).toBe(3)
  },
)

test('[FLT-66, SESS-09] signing out in one tab signs out the other tab and removes its data', async ({
  phone,
}) => {
  const first = phone.portal
  await first.signIn()
  const second = await phone.newWindow()
  await second.open('/grupo-familiar')
  await expect(second.page.getByRole('main')).toContainText('Lucía')
  await first.open('/signout')
  await expect(first.titulo()).toHaveText('Ingresá')

  await expect(second.titulo()).toHaveText('Ingresá')
  await expect(second.page.locator('body')).not.toContainText('Lucía')
})
