import { pases } from '../../server/src/pases/tables.ts'
import { violationsOf } from '../support/axe.ts'
import { people } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('[PROF-01, PROF-05, SESS-05] the profile greets, leads to the password, and shows where the account is open', async ({
  open,
  provider,
}) => {
  const here = (await open()).portal
  await here.signIn()
  const there = (await open({ width: 1280, height: 800, mobile: false })).portal
  await there.signIn()
  await here.open('/perfil')
  await expect(here.titulo()).toHaveText('Hola, Norma')
  await expect(
    here.page.getByRole('main').getByRole('link', { name: 'Cambiar mi Contraseña' }),
  ).toHaveAttribute('href', '/cambiar-pin')
  const rows = here.page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Es este teléfono')
  expect(await violationsOf(here.page)).toEqual([])

  await rows
    .nth(1)
    .getByRole('button', { name: /^Cerrar la sesión de/ })
    .click()
  await expect(rows).toHaveCount(1)
  expect(await provider.sesionesAbiertas()).toBe(1)
  await there.open('/grupo-familiar')
  await there.page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(there.titulo()).toHaveText('Ingresá')
})

test('[SEC-50] printed cards are revoked by their owner, alone or with the other sessions', async ({
  phone: { portal },
  provider,
}) => {
  const impresas = async () =>
    (await provider.base.db.select().from(pases)).filter(({ clase }) => clase === 'papel')
  const cuantasSirven = async () =>
    (await impresas()).filter(({ anuladoAt }) => anuladoAt === null).length
  const main = portal.page.getByRole('main')
  await portal.signIn()
  await expect.poll(cuantasSirven).toBe(4)
  await portal.open('/perfil')

  await main.getByRole('button', { name: 'Anular las tarjetas impresas' }).click()
  const dialogo = portal.page.getByRole('dialog', { name: '¿Anular las tarjetas impresas?' })
  await dialogo.getByRole('button', { name: 'Volver' }).click()
  expect(await cuantasSirven()).toBe(4)
  await main.getByRole('button', { name: 'Anular las tarjetas impresas' }).click()
  expect(await violationsOf(portal.page)).toEqual([])
  await dialogo.getByRole('button', { name: 'Anularlas' }).click()
  await expect(portal.toast('Las tarjetas impresas ya no sirven.')).toBeVisible()
  // This phone has other ones to print at once.
  await expect.poll(async () => (await impresas()).length).toBe(8)
  expect(await cuantasSirven()).toBe(4)

  await provider.session('norma')
  await provider.session('norma')
  await portal.page.reload()
  await main.getByRole('checkbox', { name: 'Anular también las tarjetas impresas' }).check()
  await main.getByRole('button', { name: 'Cerrar todas las otras' }).click()
  await expect(
    portal.toast('Se cerraron las otras sesiones y se anularon las tarjetas impresas.'),
  ).toBeVisible()
  expect(await provider.sesionesAbiertas()).toBe(1)
  await expect.poll(async () => (await impresas()).length).toBe(12)
})

test.describe('a host without extensions', () => {
  test.use({ capacidades: [] })
  test('[PROF-05] where the host tells no sessions the profile says so, and the rest is there', async ({
    phone: { portal },
  }) => {
    await portal.signIn()
    await portal.open('/perfil')
    await expect(portal.page.getByText(/todavía no muestra dónde está abierta/)).toBeVisible()
    await expect(portal.page.getByText('Tarjetas impresas')).toHaveCount(0)
    await expect(
      portal.page.getByRole('main').getByRole('link', { name: 'Cambiar mi Contraseña' }),
    ).toBeVisible()
  })
})

test('[VERI-01, VERI-02, VERI-03, SEC-26] the link of a contact sends it a code, masks it, and leaves the address', async ({
  phone: { portal },
  provider,
}) => {
  const id = await provider.addCorreo('norma', 'otra.norma@correo.example')
  await portal.signIn()
  await portal.open(`/verificar-contacto/${id}/${encodeURIComponent('otra.norma@correo.example')}`)
  await expect(portal.titulo()).toHaveText('Confirmá tu correo')
  await expect(portal.page.getByRole('main')).toContainText('ot•••@correo.example')
  await expect(portal.page).toHaveURL(new RegExp(`/verificar-contacto/${id}/-$`))
  await expect(portal.page.getByRole('button', { name: 'Reenviar código' })).toBeDisabled()
  expect(await violationsOf(portal.page)).toEqual([])
})

test('[VERI-04, VERI-07, VERI-08] an empty code is told, the right one leads to the profile, and so does the link afterwards', async ({
  phone: { portal },
  provider,
}) => {
  const correo = 'otra.norma@correo.example'
  const id = await provider.addCorreo('norma', correo)
  await portal.signIn()
  await portal.open(`/verificar-contacto/${id}/${encodeURIComponent(correo)}`)
  await portal.page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(portal.page.getByRole('main')).toContainText('Debe ingresar un código')
  await portal.page.getByLabel('Código', { exact: true }).fill(await provider.codigoPara(correo))
  await portal.page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(portal.page).toHaveURL(/\/perfil$/)

  await portal.open(`/verificar-contacto/${id}/${encodeURIComponent(correo)}`)
  await expect(portal.page).toHaveURL(/\/perfil$/)
  expect((await provider.correosA(correo)).filter(({ texto }) => /\d{6}/.test(texto))).toHaveLength(
    1,
  )
})

test('[VERI-05, VERI-06] the code counts on through a reload; on its end another one starts anew', async ({
  phone: { portal },
  provider,
  network,
}) => {
  const correo = 'otra.norma@correo.example'
  const id = await provider.addCorreo('norma', correo)
  await portal.signIn()
  await portal.open(`/verificar-contacto/${id}/${encodeURIComponent(correo)}`)
  await expect(portal.titulo()).toHaveText('Confirmá tu correo')
  provider.shiftClock(4 * 60_000)
  await portal.page.reload()
  const shown = portal.page.getByRole('main')
  await expect(shown).toContainText(/El código vale \d:\d\d minutos más/)
  await portal.page.getByLabel('Código', { exact: true }).fill('000000')
  // Any answer would tell the phone that it is over, and take the button away before it is pressed.
  network.rule({ match: 'POST /v1/codigo-confirmacion/confirmar', do: { kind: 'pass' } })
  network.rule({ match: '/v1/', do: { kind: 'refuse' } })
  await expect.poll(() => network.log.every(({ endedAt }) => endedAt !== undefined)).toBe(true)
  provider.shiftClock(5 * 60_000 + 1000)
  await portal.page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(shown).toContainText('El código ha caducado')
  await expect(portal.page.getByRole('button', { name: 'Confirmar' })).toBeDisabled()
  network.heal()
  await portal.page.getByRole('button', { name: 'Reenviar código' }).click()
  await expect(shown).toContainText(/El código vale (5:00|4:\d\d) minutos más/)
})

test('[VERI-01, SEC-26] the contact of somebody else is none', async ({
  phone: { portal },
  provider,
}) => {
  const id = await provider.addCorreo('sola', 'ajeno@correo.example')
  await portal.signIn(people.norma)
  await portal.open(`/verificar-contacto/${id}/ajeno@correo.example`)
  await expect(portal.page.getByText('No se encontró el recurso.')).toBeVisible()
})
