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
  await here.page.getByRole('link', { name: /^Dónde está abierta tu cuenta/ }).click()
  await expect(here.titulo()).toHaveText('Dónde está abierta tu cuenta')
  const rows = here.page
    .getByRole('list', { name: 'Dónde está abierta tu cuenta' })
    .getByRole('listitem')
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
  const porQue =
    'La cerraste desde otro lado o cambiaste la contraseña. Por seguridad borramos lo guardado acá.'
  await expect(there.page.getByRole('main')).toContainText(porQue)
  // It stays true until somebody signs in.
  await there.page.reload()
  await expect(there.page.getByRole('main')).toContainText(porQue)
  await there.fillSignIn(people.norma)
  await there.ingresar().click()
  await expect(there.titulo()).toHaveText('Grupo Familiar')
  await there.open('/signout')
  await expect(there.titulo()).toHaveText('Ingresá')
  await expect(there.page.getByRole('main')).not.toContainText(porQue)
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
  await portal.open('/sesiones')

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

test('[PROF-05, CHPIN-01, ERR-11] without signal a person reads it before anything is typed or asked, and not as an error', async ({
  phone: { portal },
  network,
}) => {
  const SESIONES = '/v1/portal/sesiones'
  const main = portal.page.getByRole('main')
  await portal.signIn()
  await portal.readyForNoSignal()
  await portal.kept(/ajustes/)
  network.cut()
  await portal.open('/cambiar-pin')
  await expect(main.getByText(/^Para cambiar la contraseña hace falta señal\./)).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(0)

  const asked = network.asked(SESIONES).length
  await portal.open('/sesiones')
  await expect(main.getByText(/^Para ver dónde está abierta hace falta señal\./)).toBeVisible()
  await expect(main).not.toContainText('Error de conexión')
  expect(network.asked(SESIONES)).toHaveLength(asked)

  network.restore()
  await portal.page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(main.getByText(/^Es este /)).toBeVisible()
})

test.describe('a host without extensions', () => {
  test.use({ capacidades: [] })
  test('[PROF-05] where the host tells no sessions the profile says so, and the rest is there', async ({
    phone: { portal },
  }) => {
    await portal.signIn()
    await portal.open('/sesiones')
    await expect(portal.page.getByText(/todavía no muestra dónde está abierta/)).toBeVisible()
    await expect(portal.page.getByText('Tarjetas impresas')).toHaveCount(0)
    await portal.open('/perfil')
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

test('[VERI-02] of a number the screen shows the last three digits alone, and no address or store the others', async ({
  phone: { portal },
  network,
}) => {
  // A host that sends messages to phones; the reference provider sends mails alone.
  network.rule({
    match: 'POST /v1/contacto/verificar-contacto',
    do: { kind: 'status', code: 200, body: '{"confirmado":false}' },
  })
  await portal.signIn()
  await portal.open('/verificar-contacto/5/0200-154123456')
  await expect(portal.titulo()).toHaveText('Confirmá tu celular')
  await expect(portal.page.getByRole('main')).toContainText('••••••••••456')
  await expect(portal.page.getByRole('main')).not.toContainText('154')
  await expect(portal.page).toHaveURL(/\/verificar-contacto\/5\/-$/)
})

test('[VERI-01, SEC-26] opened signed out, the link waits for the sign-in without its contact in any storage', async ({
  phone: { portal },
  provider,
}) => {
  const correo = 'otra.norma@correo.example'
  const id = await provider.addCorreo('norma', correo)
  await portal.open(`/verificar-contacto/${id}/${encodeURIComponent(correo)}`)
  await expect(portal.titulo()).toHaveText('Ingresá')
  const kept = () => portal.page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(await kept()).toContain(`/verificar-contacto/${id}/-`)
  expect(await kept()).not.toContain('otra.norma')
  await portal.fillSignIn(people.norma)
  await portal.ingresar().click()
  await expect(portal.titulo()).toHaveText('Confirmá tu correo')
  await expect(portal.page.getByRole('main')).toContainText('ot•••@correo.example')
  expect(await kept()).not.toContain('otra.norma')
})

test(
  '[VERI-04, VERI-07, VERI-08] an empty code is told, the right one leads to the profile, and so does the link afterwards',
  { tag: '@siempre' },
  async ({ phone: { portal }, provider }) => {
    const correo = 'otra.norma@correo.example'
    const id = await provider.addCorreo('norma', correo)
    await portal.signIn()
    await portal.open(`/verificar-contacto/${id}/${encodeURIComponent(correo)}`)
    await portal.page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(portal.page.getByRole('main')).toContainText('Debe ingresar un código')
    await portal.page.getByLabel('Código', { exact: true }).fill(await provider.codigoPara(correo))
    await portal.page.getByRole('button', { name: 'Confirmar' }).click()
    await expect(portal.page).toHaveURL(/\/perfil$/)
    await expect(portal.toast('El contacto quedó confirmado.')).toBeVisible()
    const contactos = portal.page.getByRole('list', { name: 'Contactos' }).getByRole('listitem')
    await expect(contactos.filter({ hasText: correo })).toContainText(/Confirmado el \d\d\/\d\d/)
    expect(await violationsOf(portal.page)).toEqual([])

    await portal.open(`/verificar-contacto/${id}/${encodeURIComponent(correo)}`)
    await expect(portal.page).toHaveURL(/\/perfil$/)
    await expect(portal.toast('Ese contacto ya estaba confirmado.')).toBeVisible()
    expect(
      (await provider.correosA(correo)).filter(({ texto }) => /\d{6}/.test(texto)),
    ).toHaveLength(1)
  },
)

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

test('[PROF-02, PROF-03, CONT-12, CONT-13] the profile tells who one is, what is confirmed, and leads to confirming the rest', async ({
  phone: { portal },
  provider,
}) => {
  const correo = 'otra.norma@correo.example'
  const id = await provider.addCorreo('norma', correo)
  await portal.signIn()
  await portal.open('/perfil')
  const main = portal.page.getByRole('main')
  for (const dato of ['28.456.789', '27-28456789-2', '14/03/1981', 'Femenino', 'Norma Quiroga'])
    await expect(main.getByText(dato, { exact: true })).toBeVisible()
  await expect(main.getByText(/^Confirmado el \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  await expect(
    main.getByRole('listitem').filter({ hasText: correo }).getByRole('link'),
  ).toHaveAttribute('href', `/verificar-contacto/${id}/${encodeURIComponent(correo)}`)
  await expect(main.getByRole('link', { name: 'Confirmar este celular' })).toBeVisible()
  await main.getByRole('link', { name: 'Confirmar este correo' }).click()
  await expect(portal.titulo()).toHaveText('Confirmá tu correo')
  expect(portal.page.url()).not.toContain('otra.norma')

  await portal.page.goBack()
  await expect(main.getByText('Identidad verificada')).toHaveCount(0)
  const validar = main.getByRole('link', { name: 'Validar mi identidad' })
  expect(decodeURIComponent((await validar.getAttribute('href')) ?? '')).toContain(
    '"apellido":"Quiroga"',
  )
  await provider.verificarIdentidad('norma')
  await portal.ageCopies()
  await portal.page.reload()
  await expect(main.getByText('Identidad verificada')).toBeVisible()
  await expect(validar).toHaveCount(0)
})

test('[VERI-07, FLT-03] a contact that was confirmed while the page went is not asked for again', async ({
  phone: { portal },
  provider,
  network,
}) => {
  const correo = 'otra.norma@correo.example'
  const id = await provider.addCorreo('norma', correo)
  await portal.signIn()
  await portal.open(`/verificar-contacto/${id}/${encodeURIComponent(correo)}`)
  await expect(portal.titulo()).toHaveText('Confirmá tu correo')
  await portal.page.getByLabel('Código', { exact: true }).fill(await provider.codigoPara(correo))
  network.rule({
    match: 'POST /v1/codigo-confirmacion/confirmar',
    do: { kind: 'stallAnswer', ms: 60_000 },
  })
  await portal.page.getByRole('button', { name: 'Confirmar' }).click()
  await expect.poll(() => provider.correosA(correo)).toHaveLength(2) // the code, and that it was confirmed
  await portal.page.reload()
  await expect(portal.page).toHaveURL(/\/perfil$/)
  await expect(portal.toast('Ese contacto ya estaba confirmado.')).toBeVisible()
})
