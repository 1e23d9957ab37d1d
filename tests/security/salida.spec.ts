import { markersOf } from '../faults/support/onePerson.ts'
import { people } from '../support/people.ts'
import { type Phone, expect, test } from '../support/test.ts'
import { found } from './support/traces.ts'

const DISMISS = 'POST /v1/afiliados/deshabilitar-notificacion-pendiente'

/** Visits the screens with personal data, and returns the token in the QR code of the open credential. */
async function lookAtEverything({ portal }: Phone): Promise<string> {
  for (const path of ['/grupo-familiar', '/perfil', '/pendientes', '/']) {
    await portal.open(path)
    await expect(portal.titulo(), path).toBeVisible()
  }
  const answered = portal.page.waitForResponse(/\/v1\/afiliados\/credencial\/generar-token/)
  await portal.page.getByRole('button', { name: /^Mostrar credencial de Norma/ }).click()
  await expect(portal.qr()).toBeVisible()
  const { token } = (await (await answered).json()) as { token: string }
  await portal.page.goBack()
  await expect(portal.credencial()).toHaveCount(0)
  return token
}

async function signOut({ portal }: Phone) {
  await portal.miCuenta().click()
  await portal.page.getByRole('link', { name: 'Salir', exact: true }).click()
  await portal.page.getByRole('button', { name: 'Guardar para mi próximo ingreso' }).click()
}

for (const how of ['Salir', 'a 401'])
  test(
    `[SEC-28, SESS-09] after ${how} the phone has no data of the person but the unsent change`,
    { tag: how === 'a 401' ? ['@siempre', '@en-uso'] : '@en-uso' },
    async ({ phone, provider, network }) => {
      const { portal } = phone
      const credencial = await lookAtEverything(phone)
      const token = await portal.page.evaluate(() => localStorage.getItem('token'))
      const family = await provider.familia('norma')
      const markers = [
        ...(await markersOf(provider, 'norma')),
        ...family.map(({ nombre }) => nombre),
        ...family.map(({ apellido }) => apellido),
        people.norma.cuil,
        people.norma.password,
        String(token),
        credencial,
      ]
      expect(new Set(markers).size).toBeGreaterThan(12)
      expect(await found(phone.portal, markers)).not.toEqual([])

      network.cut()
      await portal.dismissNotification('20377')
      await expect(portal.banner()).toContainText('1 cambio para enviar.')
      if (how === 'Salir') await signOut(phone)
      else {
        network.rule({
          match: DISMISS,
          do: { kind: 'status', code: 401, body: '{"status":"error"}' },
        })
        network.restore()
        await portal.page.evaluate(() => window.dispatchEvent(new Event('online')))
      }
      await expect(portal.titulo()).toHaveText('Ingresá')

      await expect.poll(() => found(phone.portal, markers)).toEqual([])
      // An interrupted change waits again once its answer is stored.
      await expect.poll(() => portal.outbox()).toMatchObject([{ state: 'pending' }])
      await portal.page.goBack()
      await expect(portal.titulo()).toHaveText('Ingresá')
      expect(await found(phone.portal, markers)).toEqual([])

      const again = await phone.restart()
      await again.open('/')
      await expect(again.titulo()).toHaveText('Ingresá')
      expect(await found(phone.portal, markers)).toEqual([])
      expect(await again.outbox()).toHaveLength(1)
    },
  )
