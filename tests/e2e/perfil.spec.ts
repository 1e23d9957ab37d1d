import { people } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('[PROF-05, SESS-05] a session closed elsewhere shows the reason, also after a reload, until a new sign-in', async ({
  phone: { portal: there },
  provider,
}) => {
  await there.signIn()
  await provider.endSessions()
  await there.open('/grupo-familiar')
  await there.page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(there.titulo()).toHaveText('Ingresá')
  const porQue =
    'La cerraste desde otro lado o cambiaste la contraseña. Por seguridad borramos lo guardado acá.'
  await expect(there.page.getByRole('main')).toContainText(porQue)
  // The text stays until the next sign-in.
  await there.page.reload()
  await expect(there.page.getByRole('main')).toContainText(porQue)
  await there.fillSignIn(people.norma)
  await there.ingresar().click()
  await expect(there.titulo()).toHaveText('Grupo Familiar')
  await there.open('/signout')
  await expect(there.titulo()).toHaveText('Ingresá')
  await expect(there.page.getByRole('main')).not.toContainText(porQue)
})

test('[VERI-05, VERI-06] after a reload the contact code’s countdown goes on; an expired code can be sent anew', async ({
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
  // An answer would show the phone that the time is over, and disable the button before the press.
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

test('[VERI-07, FLT-03] a contact confirmed while the page was closing is not asked for again', async ({
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
  await expect.poll(() => provider.correosA(correo)).toHaveLength(2) // the code and the confirmation
  await portal.page.reload()
  await expect(portal.page).toHaveURL(/\/perfil$/)
  await expect(portal.toast('Ese contacto ya estaba confirmado.')).toBeVisible()
})
