import { SIN_CUENTA } from '../../server/src/semilla/demo.ts'
import { button, expectClean, field, passCheck } from '../support/forms.ts'
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

/** Answers as the register does. */
async function answer(phone: Phone, provider: Provider, cuil: string) {
  const groups = main(phone).getByRole('group')
  const words = await rightWords(provider.base.db, cuil)
  await expect(groups).toHaveCount(words.length)
  for (const [n, right] of words.entries())
    for (const word of right) {
      const option = groups.nth(n).getByLabel(word, { exact: true })
      await option.check()
    }
}

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

test('[ACCT-18, SEC-28] a reload keeps a new account’s form, not its passwords; an expired code leads back to it', async ({
  phone,
  provider,
}) => {
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

test('[ACCT-25] an account interrupted at its code is finished with CUIL and code, once at a double tap', async ({
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

  // Two taps on one place, the second while the answer is on its way.
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

test('[ACCT-04, SEC-26] personal data taken from the address of the identity form survive a reload', async ({
  phone: { portal },
}) => {
  await portal.signIn()
  const persona = {
    nombre: 'Norma',
    apellido: 'Quiroga',
    fechaNacimiento: '1981-03-14',
    cuil: '27-28456789-2',
    descripcionSexo: 'Femenino',
  }
  await portal.open(`/validar-identidad/${encodeURIComponent(JSON.stringify(persona))}`)
  const apellido = portal.page.getByLabel('Apellido', { exact: true })
  await expect(apellido).toHaveValue('Quiroga')
  expect(portal.page.url()).not.toContain('Quiroga')
  await expect.poll(async () => JSON.stringify(await portal.drafts())).toContain('Quiroga')
  await portal.page.reload()
  await expect(apellido).toHaveValue('Quiroga')
})
