import type { Page } from 'playwright/test'

import { SIN_CUENTA } from '../../server/src/semilla/demo.ts'
import type { Proxy } from '../faults/support/proxy.ts'
import { USUARIO, usuarioDeRuben } from '../support/aseguradora.ts'
import { people } from '../support/people.ts'
import { rightWords } from '../support/preguntas.ts'
import type { Provider } from '../support/provider.ts'
import { type Phone, expect, test } from '../support/test.ts'

const RUBEN = 'ruben.peralta@correo.example'
const NORMA = 'norma.quiroga@correo.example'

const on = (page: Page) => ({
  field: (name: string) => page.getByLabel(name, { exact: true }),
  /** Presses the button until the call succeeds, as a person does who reads that there was no answer. */
  insist: async (name: string, done: () => Promise<unknown>) => {
    const button = page.getByRole('button', { name, exact: true })
    await expect(async () => {
      // The message of success may cover the button by then.
      await button.click({ timeout: 1000 }).catch(() => undefined)
      await done()
    }).toPass()
  },
  notARobot: async () => {
    await page.getByRole('checkbox', { name: 'No soy un robot' }).click()
    await expect(page.getByText('Listo: no sos un robot').first()).toBeVisible()
  },
})

/** The server acts, but its answer is lost; the browser's own second try loses its answer, too. */
const loseAnswer = (network: Proxy, match: string) =>
  network.rule({ match, times: 2, do: { kind: 'dropAnswer' } })

test('[FLT-03, ACCT-17, ACCT-19] an account is created once although the answers to both calls are lost', async ({
  phone,
  provider,
  network,
}) => {
  const { page } = phone.portal
  const { field, insist, notARobot } = on(page)
  await phone.portal.open('/crear-cuenta')
  await field('CUIL').fill(SIN_CUENTA.cuil)
  await field('Nombres').fill('Rubén')
  await field('Apellido').fill('Peralta')
  await page.getByRole('textbox', { name: 'Fecha de nacimiento' }).fill('02091979')
  await page.getByRole('radio', { name: 'Masculino' }).check()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(phone.portal.titulo()).toHaveText('Unas preguntas')
  const groups = page.getByRole('main').getByRole('group')
  for (const [n, words] of (await rightWords(provider.base.db, SIN_CUENTA.cuil)).entries())
    for (const word of words) await groups.nth(n).getByLabel(word, { exact: true }).check()
  await page.getByRole('button', { name: 'Siguiente' }).click()
  for (const name of ['Correo', 'Repetir correo']) await field(name).fill(RUBEN)
  for (const name of ['Contraseña', 'Repetir contraseña']) await field(name).fill('nueva1234')
  await page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' }).check()
  await notARobot()

  loseAnswer(network, 'POST /v1/cuenta/validar-crear-cuenta')
  const code = page.getByRole('dialog', { name: 'Escribí el código' })
  await insist('Crear mi cuenta', () => expect(code).toBeVisible({ timeout: 3000 }))
  expect(await provider.correosA(RUBEN)).toHaveLength(1)

  await field('Código').fill(await provider.codigoPara(RUBEN))
  loseAnswer(network, 'POST /v1/cuenta/crear-cuenta')
  const done = page.getByRole('dialog', { name: 'Su cuenta ha sido creada con éxito' })
  await insist('Confirmar', () => expect(done).toBeVisible({ timeout: 3000 }))
  await done.getByRole('button', { name: 'Ingresar' }).click()
  await phone.portal.signIn({ cuil: usuarioDeRuben(SIN_CUENTA.cuil), password: 'nueva1234' })
})

test('[FLT-03, FORG-07, RESET-01] a password is recovered although the answer to each call is lost', async ({
  phone,
  provider,
  network,
}) => {
  const { page } = phone.portal
  const { field, insist, notARobot } = on(page)
  const before = (await provider.correosA(NORMA)).length
  await phone.portal.open('/olvide-pin')
  await field(USUARIO).fill(people.norma.cuil)
  await notARobot()
  loseAnswer(network, 'POST /v1/contacto/portal-afiliados/correo-usuario')
  const restore = page.getByRole('button', { name: 'Restablecer', exact: true })
  await insist('Recuperar Contraseña', () => expect(restore).toBeVisible({ timeout: 3000 }))
  loseAnswer(network, 'POST /v1/auth/portal-afiliados/recuperar')
  const sent = page.getByRole('dialog', { name: 'Envío confirmado' })
  await insist('Restablecer', () => expect(sent).toBeVisible({ timeout: 3000 }))
  const mails = await provider.correosA(NORMA)
  expect(mails).toHaveLength(before + 1)

  await phone.portal.open(
    /\/recuperar-pin\?t=[\w-]+&c=\d+/.exec(mails.at(-1)?.texto ?? '')?.[0] ?? '',
  )
  await field('Código de verificación').fill(await provider.codigoPara(NORMA))
  for (const name of ['Nueva contraseña', 'Repetir contraseña'])
    await field(name).fill('recuperada1')
  loseAnswer(network, 'POST /v1/auth/nueva-contrasenia')
  const done = page.getByRole('dialog', { name: /reestablecida con éxito/ })
  await insist('Guardar contraseña', () => expect(done).toBeVisible({ timeout: 3000 }))
})

test('[FLT-03, CHPIN-05] a changed password is not called wrong if the answer was lost and the person tries again', async ({
  phone,
  network,
}) => {
  const { page } = phone.portal
  const { field, insist } = on(page)
  await phone.portal.signIn()
  await phone.portal.open('/cambiar-pin')
  await field('Contraseña actual').fill(people.norma.password)
  for (const name of ['Nueva contraseña', 'Confirmar contraseña'])
    await field(name).fill('nueva2026')
  loseAnswer(network, 'POST /v1/usuario/cambiar-password')
  const changed = phone.portal.toast('El cambio de Contraseña fué exitoso.')
  await insist('Cambiar mi contraseña', () => expect(changed).toBeVisible({ timeout: 3000 }))
  await expect(page.getByText('no es correcta')).toBeHidden()
})

const SAVE = 'POST /v1/auth/nueva-contrasenia'

/** Saves a new password at the provider, and reloads the page before the answer. */
async function leaveWhileSaving({ portal }: Phone, provider: Provider, network: Proxy) {
  const { page } = portal
  const { field, notARobot } = on(page)
  await portal.open('/olvide-pin')
  await field(USUARIO).fill(people.norma.cuil)
  await notARobot()
  await page.getByRole('button', { name: 'Recuperar Contraseña' }).click()
  await page.getByRole('button', { name: 'Restablecer', exact: true }).click()
  await page.getByRole('button', { name: 'Entendido' }).click()
  const mails = await provider.correosA(NORMA)
  await portal.open(/\/recuperar-pin\?t=[\w-]+&c=\d+/.exec(mails.at(-1)?.texto ?? '')?.[0] ?? '')
  const code = await provider.codigoPara(NORMA)
  const save = async (password: string) => {
    await field('Código de verificación').fill(code)
    for (const name of ['Nueva contraseña', 'Repetir contraseña']) await field(name).fill(password)
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  }
  network.rule({ match: SAVE, times: 1, do: { kind: 'stallAnswer', ms: 60_000 } })
  await save('recuperada1')
  await expect.poll(() => provider.correosA(NORMA)).toHaveLength(mails.length + 1)
  expect(JSON.stringify(await portal.drafts())).toContain('intento/')
  await page.reload()
  return save
}

test('[FLT-03, RESET-01] after a reload during the saving, the same new password typed again is accepted', async ({
  phone,
  provider,
  network,
}) => {
  const save = await leaveWhileSaving(phone, provider, network)
  await save('recuperada1')
  await expect(
    phone.portal.page.getByRole('dialog', { name: /reestablecida con éxito/ }),
  ).toBeVisible()
  expect(JSON.stringify(await phone.portal.drafts())).not.toContain('intento/')
})

test('[FLT-03, RESET-06] after a reload during the saving, another password is refused: the first may be valid', async ({
  phone,
  provider,
  network,
}) => {
  const save = await leaveWhileSaving(phone, provider, network)
  await save('otra12345')
  await expect(phone.portal.page.getByRole('main').getByRole('alert')).toContainText(
    'Puede que la contraseña ya haya cambiado',
  )
  await phone.portal.signIn({ ...people.norma, password: 'recuperada1' })
})
