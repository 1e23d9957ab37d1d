import { button, expectClean } from '../support/forms.ts'
import { people } from '../support/people.ts'
import type { Provider } from '../support/provider.ts'
import { type Phone, expect, test } from '../support/test.ts'

const WORDS = 'Necesitamos que confirmes tu cuenta de correo electrónico'

async function comeIn({ portal }: Phone) {
  await portal.open('/signin')
  await portal.fillSignIn(people.sola)
  await portal.ingresar().click()
}

const dialog = ({ portal }: Phone, name: string) => portal.page.getByRole('dialog', { name })
test(
  '[CONF-03, CONF-07, CONF-08, CONF-09] who has no e-mail adds one, gets a code, and goes on to where they wanted to be',
  { tag: '@siempre' },
  async ({ phone, provider }) => {
    await phone.portal.open('/grupo-familiar')
    await expect(phone.portal.titulo()).toHaveText('Ingresá')
    await phone.portal.fillSignIn(people.sola)
    await phone.portal.ingresar().click()
    const adding = dialog(phone, 'Agregá tu correo')
    await expect(adding).toContainText(WORDS)
    await expectClean(phone)
    // Under it is the portal's green picture, not an empty sheet.
    const bajo = await phone.portal.page.locator('.portada').boundingBox()
    expect(bajo).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await button(phone, 'Agregar correo').click()
    await expect(adding).toContainText('Debe ingresar un correo')
    const field = phone.portal.page.getByLabel('Correo electrónico')
    await field.fill('martin@correo')
    await button(phone, 'Agregar correo').click()
    await expect(adding).toContainText('El formato no es correcto')
    await field.fill('martin@correo.example')
    await button(phone, 'Agregar correo').click()

    // Over the dialog, where it can be read and closed.
    const added = dialog(phone, 'Escribí el código').getByText(
      'Se ha agregado correctamente el contacto.',
    )
    // The toast of the sign-in is still due: what was done last is told first.
    await expect(added).toBeVisible({ timeout: 1000 })
    expect(
      await added.evaluate((text) => {
        const { x, y, width, height } = text.getBoundingClientRect()
        return text.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    ).toBe(true)
    await button(phone, 'Cerrar aviso').click()
    await expect(added).toBeHidden()
    await expect(dialog(phone, 'Escribí el código')).toContainText('martin@correo.example')
    await expectClean(phone)
    const code = await provider.codigoPara('martin@correo.example')
    await phone.portal.page
      .getByLabel('Código', { exact: true })
      .fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
    await button(phone, 'Confirmar').click()
    await expect(dialog(phone, 'Correo electrónico confirmado')).toBeVisible()
    await expectClean(phone)
    await button(phone, 'Continuar').click()
    await expect(phone.portal.titulo()).toHaveText('Grupo Familiar')
  },
)

async function uptoTheCode(phone: Phone, provider: Provider) {
  await provider.addCorreo('sola', 'uno@correo.example')
  await comeIn(phone)
  await expect(dialog(phone, 'Elegí tu correo')).toContainText(WORDS)
  await expect(phone.portal.page.getByRole('radio')).toBeChecked()
  await expectClean(phone)
  await button(phone, 'Enviar código').click()
  await expect(dialog(phone, 'Escribí el código')).toBeVisible()
  await phone.portal.page
    .getByLabel('Código', { exact: true })
    .fill(await provider.codigoPara('uno@correo.example'))
}

test('[CONF-04, CONF-05, CONF-06, CONF-13] the only e-mail is picked already; Escape in the last dialog goes on home', async ({
  phone,
  provider,
}) => {
  await uptoTheCode(phone, provider)
  await phone.portal.page.keyboard.press('Enter')
  await expect(dialog(phone, 'Correo electrónico confirmado')).toBeVisible()
  await phone.portal.page.keyboard.press('Escape')
  await expect(phone.portal.titulo()).toHaveText('Hola, Martín')
  await phone.portal.open('/grupo-familiar')
  await expect(phone.portal.titulo()).toHaveText('Grupo Familiar')
})

test('[CONF-16] Escape in the very moment in which the last dialog takes the place of the one before does what the last one says', async ({
  phone,
  provider,
}) => {
  await uptoTheCode(phone, provider)
  await phone.portal.page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      const open = document.querySelector('dialog[open]')
      if (open?.querySelector('h2')?.textContent !== 'Correo electrónico confirmado') return
      observer.disconnect()
      open.dispatchEvent(new Event('cancel', { cancelable: true }))
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await phone.portal.page.keyboard.press('Enter')
  await expect(phone.portal.titulo()).toHaveText('Hola, Martín')
})

test('[CONF-04, CONF-15] of several one is picked, and the code dialog leads to another address', async ({
  phone,
  provider,
}) => {
  await provider.addCorreo('sola', 'uno@correo.example')
  await provider.addCorreo('sola', 'dos@correo.example')
  await comeIn(phone)
  await expect(phone.portal.page.getByRole('radio')).toHaveCount(2)
  await button(phone, 'Enviar código').click()
  await expect(dialog(phone, 'Elegí tu correo')).toContainText('Elegí a qué correo lo mandamos')
  await phone.portal.page.getByRole('radio', { name: 'dos@correo.example' }).check()
  await button(phone, 'Enviar código').click()
  await expect(dialog(phone, 'Escribí el código')).toContainText('dos@correo.example')
  expect(await provider.correosA('dos@correo.example')).toHaveLength(1)
  expect(await provider.correosA('uno@correo.example')).toEqual([])

  await button(phone, 'Cambiar correo').click()
  await expect(dialog(phone, 'Agregá tu correo')).toBeVisible()
})

test('[CONF-10, CONF-14] an empty or a wrong code is told at the field, and the time goes on', async ({
  phone,
  provider,
}) => {
  await provider.addCorreo('sola', 'uno@correo.example')
  await comeIn(phone)
  await button(phone, 'Enviar código').click()
  const asking = dialog(phone, 'Escribí el código')
  await button(phone, 'Confirmar').click()
  await expect(asking).toContainText('Debe ingresar un código')
  const right = await provider.codigoPara('uno@correo.example')
  await phone.portal.page
    .getByLabel('Código', { exact: true })
    .fill(right === '111111' ? '222222' : '111111')
  await button(phone, 'Confirmar').click()
  await expect(asking).toContainText('El código no es correcto')
  await expect(asking).toContainText(/El código vale 4:\d\d minutos más/)
  await expect(button(phone, 'Reenviar código')).toBeDisabled()
  await phone.portal.page.getByLabel('Código', { exact: true }).fill(right)
  await button(phone, 'Confirmar').click()
  await expect(dialog(phone, 'Correo electrónico confirmado')).toBeVisible()
})

test('[CONF-11, CONF-12, FLT-69] the code counts on through a reload, by the hour of the server; after its end another one is sent', async ({
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
  // What is asked beside it would tell the hour before the button is pressed, and so would what was asked before.
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

test('[CONF-16] closing any of the dialogs signs out; a touch beside it does not', async ({
  phone,
  provider,
}) => {
  await comeIn(phone)
  await expect(dialog(phone, 'Agregá tu correo')).toBeVisible()
  await phone.portal.page.mouse.click(5, 5)
  await expect(dialog(phone, 'Agregá tu correo')).toBeVisible()
  await button(phone, 'Cerrar y salir').click()
  await expect(phone.portal.titulo()).toHaveText('Ingresá')
  expect(await phone.portal.page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await comeIn(phone)
  await expect(dialog(phone, 'Agregá tu correo')).toBeVisible()
  await phone.portal.page.keyboard.press('Escape')
  await expect(phone.portal.titulo()).toHaveText('Ingresá')

  await comeIn(phone)
  await expect(dialog(phone, 'Agregá tu correo')).toBeVisible()
  await phone.portal.page.goBack()
  await expect(phone.portal.titulo()).toHaveText('Ingresá')
  expect(await phone.portal.page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  for (const [before, name] of [
    [1, 'Elegí tu correo'],
    [2, 'Escribí el código'],
  ] as const) {
    if (before === 1) await provider.addCorreo('sola', 'uno@correo.example')
    await comeIn(phone)
    if (before === 2) await button(phone, 'Enviar código').click()
    await expect(dialog(phone, name)).toBeVisible()
    await phone.portal.page.keyboard.press('Escape')
    await expect(phone.portal.titulo(), name).toHaveText('Ingresá')
    expect(await phone.portal.page.evaluate(() => localStorage.getItem('token')), name).toBeNull()
  }
})

test('[CONF-14, ERR-01] the sixth code within an hour is refused, and the dialog says how long to wait', async ({
  phone,
  provider,
}) => {
  test.setTimeout(120_000)
  await provider.addCorreo('sola', 'uno@correo.example')
  for (let sent = 0; sent < 5; sent++) {
    provider.shiftClock(sent * 6 * 60_000) // a code that still lives would be asked for, not sent
    await comeIn(phone)
    await button(phone, 'Enviar código').click()
    await expect(dialog(phone, 'Escribí el código')).toBeVisible()
    await phone.portal.page.keyboard.press('Escape')
    await expect(phone.portal.titulo()).toHaveText('Ingresá')
  }
  provider.shiftClock(5 * 6 * 60_000)
  await comeIn(phone)
  await button(phone, 'Enviar código').click()
  await expect(dialog(phone, 'Elegí tu correo')).toContainText(
    /Ya te enviamos varios códigos\. Podés pedir otro en /,
  )
})

test('[CONF-02, CONF-09, ERR-11] without signal it says so, keeps what was typed, and no other screen opens', async ({
  phone,
  network,
}) => {
  await comeIn(phone)
  await phone.portal.page.getByLabel('Correo electrónico').fill('martin@correo.example')
  network.cut()
  await button(phone, 'Agregar correo').click()
  await expect(dialog(phone, 'Agregá tu correo')).toContainText('Para esto necesitás señal.')
  await expect(phone.portal.page.getByLabel('Correo electrónico')).toHaveValue(
    'martin@correo.example',
  )
  network.restore()
  await phone.portal.open('/perfil')
  await expect(dialog(phone, 'Agregá tu correo')).toBeVisible()
})
