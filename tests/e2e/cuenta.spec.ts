import type { Locator } from 'playwright/test'

import { SIN_CUENTA } from '../../server/src/semilla/demo.ts'
import { button, expectClean, field, passCheck } from '../support/forms.ts'
import { people } from '../support/people.ts'
import { rightWords } from '../support/preguntas.ts'
import type { Provider } from '../support/provider.ts'
import { type Phone, expect, test } from '../support/test.ts'

const RUBEN = 'ruben.peralta@correo.example'
const ruben = {
  CUIL: SIN_CUENTA.cuil,
  Nombres: 'Rubén',
  Apellido: 'Peralta',
  'Fecha de nacimiento': '02091979',
  sexo: 'Masculino',
}
type Datos = typeof ruben

const main = ({ portal }: Phone) => portal.page.getByRole('main')
async function typeData(phone: Phone, { sexo, ...lines }: Datos) {
  for (const [name, value] of Object.entries(lines)) await field(phone, name).fill(value)
  await phone.portal.page.getByRole('radio', { name: sexo }).check()
}

/** Answers as the register has it, or one of them wrong. */
async function answer(phone: Phone, provider: Provider, cuil: string, wrong = false) {
  const groups = main(phone).getByRole('group')
  const words = await rightWords(provider.base.db, cuil)
  await expect(groups).toHaveCount(words.length)
  for (const [n, right] of words.entries())
    for (const word of right) {
      const option = groups.nth(n).getByLabel(word, { exact: true })
      await option.check()
    }
  if (wrong) await other(groups.nth(0), words[0]?.[0] ?? '').check()
}

const other = (group: Locator, right: string) =>
  group.locator('label').filter({ hasNotText: right }).first().getByRole('radio')

async function access(phone: Phone, correo: string) {
  await field(phone, 'Correo').fill(correo)
  await field(phone, 'Repetir correo').fill(correo)
  await field(phone, 'Contraseña').fill('nueva1234')
  await field(phone, 'Repetir contraseña').fill('nueva1234')
}

async function acceptAndPass(phone: Phone) {
  const { page } = phone.portal
  await page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' }).check()
  await passCheck(phone)
}

test(
  '[ACCT-01, ACCT-17, ACCT-19, ACCT-20] from nothing to home: data, questions, password, code',
  { tag: '@siempre' },
  async ({ phone, provider }) => {
    test.setTimeout(120_000)
    await phone.portal.open('/crear-cuenta')
    await expect(phone.portal.titulo()).toHaveText('Tus datos')
    await expect(main(phone)).toContainText('Paso 1 de 3 · Crear mi cuenta')
    await expectClean(phone)
    await typeData(phone, ruben)
    await expect(field(phone, 'Fecha de nacimiento')).toHaveValue('02/09/1979')
    await button(phone, 'Siguiente').click()
    await expect(phone.portal.titulo()).toHaveText('Unas preguntas')
    await expectClean(phone)
    await expect(button(phone, 'Siguiente')).toBeDisabled()
    await expect(main(phone)).toContainText('Te falta responder 4.')
    // The twelve months in rows of three.
    expect(await phone.portal.page.evaluate(() => document.body.scrollHeight)).toBeLessThan(2200)
    await answer(phone, provider, ruben.CUIL)
    await button(phone, 'Siguiente').click()
    await expect(phone.portal.titulo()).toHaveText('Correo y contraseña')
    await expectClean(phone)
    await access(phone, RUBEN)
    await expect(button(phone, 'Crear mi cuenta')).toBeDisabled()
    await expect(main(phone)).toContainText(
      'Te falta: aceptar los términos y marcar «No soy un robot».',
    )
    await acceptAndPass(phone)
    await expect(main(phone)).not.toContainText('Te falta')
    await button(phone, 'Crear mi cuenta').click()

    const asking = phone.portal.page.getByRole('dialog', { name: 'Escribí el código' })
    await expect(asking).toContainText(RUBEN)
    await expectClean(phone)
    await field(phone, 'Código').fill(await provider.codigoPara(RUBEN))
    await button(phone, 'Confirmar').click()
    const done = phone.portal.page.getByRole('dialog', {
      name: 'Su cuenta ha sido creada con éxito',
    })
    await expect(done).toBeVisible()
    await done.getByRole('button', { name: 'Ingresar' }).click()
    await expect(phone.portal.titulo()).toHaveText('Ingresá')
    await expect(phone.portal.usuario()).toHaveValue(ruben.CUIL)
    await phone.portal.signIn({ cuil: ruben.CUIL, password: 'nueva1234' })
    await expect(phone.portal.titulo()).toHaveText('Hola, Rubén')
  },
)

test('[ACCT-05, ACCT-06, ACCT-07, ACCT-08] the personal data say what is wrong with them, and no question is asked for', async ({
  phone,
  network,
}) => {
  await phone.portal.open('/crear-cuenta')
  await button(phone, 'Siguiente').click()
  await expect(main(phone)).toContainText('Debe ingresar su cuil')
  await expect(main(phone)).toContainText('Nombres: escribí de 2 a 40 letras')
  await expect(main(phone)).toContainText('Debe ingresar la fecha de nacimiento')
  await expect(main(phone)).toContainText('Debe seleccionar el sexo')
  await expect(field(phone, 'CUIL')).toBeFocused()
  await expectClean(phone)
  await field(phone, 'Fecha de nacimiento').fill('31022001')
  await field(phone, 'CUIL').focus()
  await expect(main(phone)).toContainText('La fecha no es correcta')
  expect(network.asked('/v1/cuenta')).toEqual([])
})

test('[ACCT-08] when only the sex is missing, the focus is there and nothing lies over what is said', async ({
  phone,
}) => {
  await phone.portal.open('/crear-cuenta')
  for (const [name, value] of Object.entries(ruben))
    if (name !== 'sexo') await field(phone, name).fill(value)
  await button(phone, 'Siguiente').click()
  const said = main(phone).getByText('Debe seleccionar el sexo')
  await expect(said).toBeVisible()
  await expect(phone.portal.page.getByRole('radio').first()).toBeFocused()
  await expect
    .poll(() =>
      said.evaluate((text) => {
        const { x, y, width, height } = text.getBoundingClientRect()
        return text.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    )
    .toBe(true)
})

test('[ACCT-09, ACCT-10, ACCT-11, ACCT-24] a questionnaire that does not come says so and keeps the data; then one of several, one only, and back', async ({
  phone,
  network,
}) => {
  await phone.portal.open('/crear-cuenta')
  await typeData(phone, ruben)
  network.rule({
    match: 'POST /v1/cuenta/generar-cuestionario',
    times: 1,
    do: { kind: 'status', code: 500 },
  })
  await button(phone, 'Siguiente').click()
  await expect(main(phone)).toContainText('Error en el servidor. Disculpe las molestias.')
  await expect(field(phone, 'CUIL')).toHaveValue(ruben.CUIL)
  await button(phone, 'Siguiente').click()
  await expect(phone.portal.titulo()).toHaveText('Unas preguntas')
  const one = main(phone).getByRole('group').nth(0).getByRole('radio')
  await one.nth(0).check()
  await one.nth(1).check()
  await expect(one.nth(0)).not.toBeChecked()
  const several = main(phone).getByRole('group').nth(2).getByRole('checkbox')
  await several.nth(0).check()
  await several.nth(1).check()
  await expect(several.nth(0)).toBeChecked()
  await expect(button(phone, 'Siguiente')).toBeDisabled()
  await button(phone, 'Anterior').click()
  await expect(phone.portal.titulo()).toHaveText('Tus datos')
  await expect(field(phone, 'Apellido')).toHaveValue('Peralta')
})

test('[ACCT-12, ACCT-13, ACCT-14, ACCT-16] e-mail and password say what is wrong; without the check nothing is sent', async ({
  phone,
  provider,
  network,
}) => {
  await phone.portal.open('/crear-cuenta')
  await typeData(phone, ruben)
  await button(phone, 'Siguiente').click()
  await answer(phone, provider, ruben.CUIL)
  await button(phone, 'Siguiente').click()
  await field(phone, 'Correo').fill('a@b')
  await field(phone, 'Repetir correo').fill('otro@correo.example')
  await field(phone, 'Contraseña').fill('corta')
  await field(phone, 'Repetir contraseña').fill('otra')
  await phone.portal.page.keyboard.press('Tab')
  await expect(main(phone)).toContainText('El formato no es correcto.')
  await expect(main(phone)).toContainText('Los correos no coinciden.')
  await expect(main(phone)).toContainText('Contraseña no cumple con los requerimientos mínimos')
  await expect(main(phone)).toContainText('Las contraseñas no coinciden')
  // Mended in the first of the two, what stands at the second goes as well.
  await field(phone, 'Contraseña').fill('otra')
  await expect(main(phone)).not.toContainText('Las contraseñas no coinciden')
  await field(phone, 'Correo').fill('otro@correo.example')
  await expect(main(phone)).not.toContainText('Los correos no coinciden.')
  await field(phone, 'Correo').fill('a@b')
  await expect(main(phone)).toContainText('Más segura: mínimo 8 caracteres')
  await expect(button(phone, 'Crear mi cuenta')).toBeDisabled()
  expect(network.asked('/v1/cuenta/validar-crear-cuenta')).toEqual([])
})

test('[SEC-07] a password made of the personal data is advised against, and taken all the same', async ({
  phone,
  provider,
}) => {
  await phone.portal.open('/crear-cuenta')
  await typeData(phone, ruben)
  await button(phone, 'Siguiente').click()
  await answer(phone, provider, ruben.CUIL)
  await button(phone, 'Siguiente').click()
  await access(phone, RUBEN)
  const advice = phone.portal.page.getByRole('status').filter({ hasText: 'Consejo:' })
  await expect(advice).toHaveCount(0)
  for (const own of ['peralta.1', 'rub3n-x', 'x02091979', 'dni27310442', 'a10442']) {
    await field(phone, 'Contraseña').fill(own)
    await expect(advice, own).toContainText('lleva tu nombre')
  }
  await expectClean(phone)
  await field(phone, 'Repetir contraseña').fill('a10442')
  await acceptAndPass(phone)
  await button(phone, 'Crear mi cuenta').click()
  await expect(phone.portal.page.getByRole('dialog', { name: 'Escribí el código' })).toBeVisible()
})

test('[ACCT-15, TERM-01, TERM-02] the terms open in a dialog before there is an account; not accepted, nothing is sent', async ({
  phone,
  provider,
  network,
}) => {
  await phone.portal.open('/crear-cuenta')
  await typeData(phone, ruben)
  await button(phone, 'Siguiente').click()
  await answer(phone, provider, ruben.CUIL)
  await button(phone, 'Siguiente').click()
  await access(phone, RUBEN)
  await passCheck(phone)
  await button(phone, 'Crear mi cuenta').click()
  await expect(main(phone)).toContainText('Debe aceptar términos y condiciones')
  expect(network.asked('/v1/cuenta/validar-crear-cuenta')).toEqual([])
  network.cut()
  await button(phone, 'Leer').click()
  const dialog = phone.portal.page.getByRole('dialog', { name: 'Términos y condiciones' })
  await expect(dialog).toContainText('Versión 1.0, vigente desde el 09/06/2022')
  await expectClean(phone)
  await dialog.getByRole('button', { name: 'Acepto' }).click()
  await expect(
    phone.portal.page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' }),
  ).toBeChecked()
})

test('[ACCT-23] a wrong answer leads back to the first step, with the data typed and the questions anew', async ({
  phone,
  provider,
}) => {
  await phone.portal.open('/crear-cuenta')
  await typeData(phone, ruben)
  await button(phone, 'Siguiente').click()
  await answer(phone, provider, ruben.CUIL, true)
  await button(phone, 'Siguiente').click()
  await access(phone, RUBEN)
  await acceptAndPass(phone)
  await button(phone, 'Crear mi cuenta').click()

  await expect(phone.portal.titulo()).toHaveText('Tus datos')
  await expect(main(phone).getByRole('alert')).toContainText('No pudimos comprobar quién sos')
  await expect(field(phone, 'Apellido')).toHaveValue('Peralta')
  await expectClean(phone)
  await button(phone, 'Siguiente').click()
  await expect(main(phone)).toContainText('Te falta responder 4.')
})

test('[ACCT-18, SEC-28] a reload loses nothing but passwords and answers; an expired code says so and leads back', async ({
  phone,
  provider,
}) => {
  test.setTimeout(120_000)
  await phone.portal.open('/crear-cuenta')
  await typeData(phone, ruben)
  await expect
    .poll(() =>
      phone.portal.page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('portal-salida')
            opening.addEventListener('success', () => {
              const rows = opening.result
                .transaction('borradores')
                .objectStore('borradores')
                .getAll()
              rows.addEventListener('success', () => {
                opening.result.close()
                resolve(JSON.stringify(rows.result))
              })
            })
          }),
      ),
    )
    .toContain('Masculino')
  await phone.portal.page.reload()
  for (const [name, value] of [
    ['CUIL', ruben.CUIL],
    ['Nombres', 'Rubén'],
    ['Fecha de nacimiento', '02/09/1979'],
  ] as const)
    await expect(field(phone, name)).toHaveValue(value)
  await button(phone, 'Siguiente').click()
  await answer(phone, provider, ruben.CUIL)
  await button(phone, 'Siguiente').click()
  await access(phone, RUBEN)
  await acceptAndPass(phone)
  await button(phone, 'Crear mi cuenta').click()
  const asking = phone.portal.page.getByRole('dialog', { name: 'Escribí el código' })
  await expect(asking).toContainText(/El código vale (5:00|4:\d\d) minutos más/)
  provider.shiftClock(4 * 60_000)
  await phone.portal.page.reload()

  await expect(asking).toBeVisible()
  provider.shiftClock(5 * 60_000 + 1000)
  await field(phone, 'Código').fill('000000')
  await button(phone, 'Confirmar').click()
  await expect(asking).toContainText('El código ha caducado')
  await button(phone, 'Reenviar código').click()
  await expect(phone.portal.titulo()).toHaveText('Tus datos')
  await expect(main(phone)).toContainText('Tus datos siguen escritos.')
})

test('[ACCT-25] a creation whose dialog was closed is ended with CUIL and code, found from the first step, whatever is tapped twice', async ({
  phone,
  provider,
  network,
}) => {
  test.setTimeout(120_000)
  await phone.portal.open('/crear-cuenta')
  await typeData(phone, ruben)
  await button(phone, 'Siguiente').click()
  await answer(phone, provider, ruben.CUIL)
  await button(phone, 'Siguiente').click()
  await access(phone, RUBEN)
  await acceptAndPass(phone)
  await button(phone, 'Crear mi cuenta').click()
  const asking = phone.portal.page.getByRole('dialog', { name: 'Escribí el código' })
  await asking.getByRole('button', { name: 'Cerrar' }).click()
  await phone.portal.open('/crear-cuenta')
  await asking.getByRole('button', { name: 'Cerrar' }).click()
  await phone.portal.page.getByRole('link', { name: 'Ya tengo el código del correo' }).click()
  await expect(phone.portal.titulo()).toHaveText('Terminá de crear tu cuenta')
  await expectClean(phone)
  await button(phone, 'Confirmar').click()
  await expect(main(phone)).toContainText('Debe ingresar su cuil')
  await field(phone, 'CUIL').fill(ruben.CUIL)
  await field(phone, 'Código').fill(await provider.codigoPara(RUBEN))

  // Twice, as people press: the second finger falls where the first one did, while the answer is on its way.
  const CREATE = 'POST /v1/cuenta/crear-cuenta'
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  network.rule({ match: CREATE, times: 1, do: { kind: 'hold', until: late } })
  const box = await button(phone, 'Confirmar').boundingBox()
  if (!box) throw new Error('The button has no box.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await phone.portal.page.touchscreen.tap(x, y)
  await expect(button(phone, 'Confirmando…')).toBeVisible()
  await phone.portal.page.touchscreen.tap(x, y)
  arrive()
  await expect(
    phone.portal.page.getByRole('dialog', { name: 'Su cuenta ha sido creada con éxito' }),
  ).toBeVisible()
})

test('[ACCT-03, ACCT-22] in recovery mode the code adds the e-mail and sets the password', async ({
  phone,
  provider,
}) => {
  test.setTimeout(120_000)
  const cuil = people.sola.cuil.replaceAll('-', '')
  await phone.portal.open('/validar-identidad/agregar-correo/recuperar-pin')
  await expect(main(phone)).toContainText('Paso 1 de 3 · Recuperar mi contraseña')
  await typeData(phone, {
    CUIL: cuil,
    Nombres: 'Martín',
    Apellido: 'Sosa',
    'Fecha de nacimiento': '21061983',
    sexo: 'Masculino',
  })
  await button(phone, 'Siguiente').click()
  await answer(phone, provider, cuil)
  await button(phone, 'Siguiente').click()
  await access(phone, 'martin@correo.example')
  await acceptAndPass(phone)
  await button(phone, 'Recuperar contraseña').click()
  const asking = phone.portal.page.getByRole('dialog', { name: 'Escribí el código' })
  await expect(asking).toContainText('Si cerrás, hay que empezar de nuevo y pedir otro código.')
  await field(phone, 'Código').fill(await provider.codigoPara('martin@correo.example'))
  await button(phone, 'Confirmar').click()
  const done = phone.portal.page.getByRole('dialog', {
    name: 'Su contraseña ha sido reestablecida con éxito.',
  })
  await done.getByRole('button', { name: 'Ingresar' }).click()
  await phone.portal.signIn({ cuil, password: 'nueva1234' })
  await expect(phone.portal.titulo()).toHaveText('Hola, Martín')
})

test('[ACCT-02, ACCT-04, ACCT-21, SEC-26] the identity mode takes its data out of the address, asks for no password, and ends at the profile', async ({
  phone,
  provider,
}) => {
  test.setTimeout(120_000)
  await phone.portal.signIn()
  const persona = {
    nombre: 'Norma',
    apellido: 'Quiroga',
    fechaNacimiento: '1981-03-14',
    cuil: '27-28456789-2',
    descripcionSexo: 'Femenino',
  }
  await phone.portal.open(`/validar-identidad/${encodeURIComponent(JSON.stringify(persona))}`)
  await expect(field(phone, 'Apellido')).toHaveValue('Quiroga')
  await expect(field(phone, 'Fecha de nacimiento')).toHaveValue('14/03/1981')
  expect(phone.portal.page.url()).not.toContain('Quiroga')
  await expect.poll(async () => JSON.stringify(await phone.portal.drafts())).toContain('Quiroga')
  await phone.portal.page.reload()
  await expect(field(phone, 'Apellido')).toHaveValue('Quiroga')
  await button(phone, 'Siguiente').click()
  await answer(phone, provider, '27284567892')
  await button(phone, 'Siguiente').click()
  await expect(phone.portal.titulo()).toHaveText('Para terminar')
  await expect(field(phone, 'Correo')).toHaveCount(0)
  await acceptAndPass(phone)
  await button(phone, 'Validar mi identidad').click()
  const done = phone.portal.page.getByRole('dialog', {
    name: 'Su identidad fue verificada con éxito',
  })
  await done.getByRole('button', { name: 'Continuar' }).click()
  await expect(phone.portal.page).toHaveURL(/\/perfil$/)
  await expect(main(phone)).toContainText('Identidad verificada')

  await phone.portal.open('/validar-identidad/no-es-json')
  await expect(field(phone, 'CUIL')).toHaveValue('')
})

test('[ACCT-16, ERR-11] without signal the last step says so, and goes on from there when it is back', async ({
  phone,
  provider,
  network,
}) => {
  await phone.portal.open('/crear-cuenta')
  await typeData(phone, ruben)
  await button(phone, 'Siguiente').click()
  await answer(phone, provider, ruben.CUIL)
  await button(phone, 'Siguiente').click()
  await access(phone, RUBEN)
  await acceptAndPass(phone)
  network.cut()
  await button(phone, 'Crear mi cuenta').click()
  await expect(main(phone).getByRole('alert').first()).toContainText('Para esto necesitás señal.')
  await expect(phone.portal.titulo()).toHaveText('Correo y contraseña')
  network.restore()
  await button(phone, 'Crear mi cuenta').click()
  await expect(phone.portal.page.getByRole('dialog', { name: 'Escribí el código' })).toBeVisible()
})

test('[ACCT-01, ACCT-08, ACCT-09] the wizard can be gone through with the keyboard alone', async ({
  open,
  provider,
}) => {
  const phone = await open({ width: 1280, height: 800, mobile: false })
  const { page } = phone.portal
  const tabTo = async (locator: Locator) => {
    for (let presses = 0; presses < 60; presses++) {
      if (await locator.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(locator).toBeFocused()
  }
  await phone.portal.open('/crear-cuenta')
  await expect(phone.portal.titulo()).toHaveText('Tus datos')
  for (const name of ['CUIL', 'Nombres', 'Apellido', 'Fecha de nacimiento'] as const) {
    await tabTo(field(phone, name))
    await page.keyboard.type(ruben[name])
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('radio', { name: 'Masculino' })).toBeChecked()
  await expect(phone.portal.titulo()).toHaveText('Unas preguntas')
  await expect(phone.portal.titulo()).toBeFocused()

  const words = await rightWords(provider.base.db, ruben.CUIL)
  for (const [n, right] of words.entries()) {
    const group = main(phone).getByRole('group').nth(n)
    if (right.length === 1) {
      await tabTo(group.getByRole('radio').first())
      await page.keyboard.press('Space')
      const wanted = group.getByLabel(right[0] ?? '', { exact: true })
      for (let presses = 0; !(await wanted.isChecked()) && presses < 12; presses++)
        await page.keyboard.press('ArrowDown')
    } else
      for (const word of new Set(right)) {
        await tabTo(group.getByLabel(word, { exact: true }))
        await page.keyboard.press('Space')
      }
  }
  await tabTo(button(phone, 'Siguiente'))
  await page.keyboard.press('Enter')
  await expect(phone.portal.titulo()).toHaveText('Correo y contraseña')
})

test('[ACCT-11] Back is the step before, with its answers, and leaves from the first one only', async ({
  phone,
  provider,
}) => {
  const { page, titulo } = phone.portal
  await phone.portal.open('/signin')
  await page.getByRole('link', { name: 'Crear mi cuenta' }).click()
  await typeData(phone, ruben)
  await button(phone, 'Siguiente').click()
  await expect(titulo()).toHaveText('Unas preguntas')
  await answer(phone, provider, ruben.CUIL)
  await button(phone, 'Siguiente').click()
  await expect(titulo()).toHaveText('Correo y contraseña')
  await field(phone, 'Correo').fill(RUBEN)
  await page.getByRole('button', { name: 'Leer' }).click()
  await expect(page.getByRole('dialog', { name: 'Términos y condiciones' })).toBeVisible()

  await page.goBack() // the terms, which lie over it
  await expect(titulo()).toHaveText('Correo y contraseña')
  await page.goBack()
  await expect(titulo()).toHaveText('Unas preguntas')
  await expect(titulo()).toBeFocused()
  await page.goBack()
  await expect(titulo()).toHaveText('Tus datos')
  await expect(field(phone, 'Nombres')).toHaveValue('Rubén')

  await page.goForward()
  await expect(button(phone, 'Siguiente')).toBeEnabled() // nothing has to be answered again
  await button(phone, 'Siguiente').click()
  await expect(field(phone, 'Correo')).toHaveValue(RUBEN)
  await button(phone, 'Anterior').click()
  await button(phone, 'Anterior').click()
  await expect(titulo()).toHaveText('Tus datos')
  await page.goBack()
  await expect(titulo()).toHaveText('Ingresá')
})
