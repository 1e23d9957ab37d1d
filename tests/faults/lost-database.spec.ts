import { people } from '../support/people.ts'
import { type Phone, expect, test } from '../support/test.ts'
import { assertInvariants, settle } from './support/invariants.ts'
import { lyingOnDisk } from './support/onDisk.ts'
import { descarte, nota, ready, sayOnline, standing } from './support/operations.ts'

/** The person closes the browser with an unsent change, and at the next opening its databases are damaged. */
async function reopenDamaged(phone: Phone) {
  const last = (await phone.portal.outbox()).at(-1)
  await phone.closeWindows()
  await lyingOnDisk(phone, String(last?.id))
  return phone.restart(() => phone.browser.damageDatabases())
}

test('[FLT-32] if databases are damaged, the portal reloads and names the three unsent changes', async ({
  phone,
  provider,
  network,
}) => {
  await ready({ phone, provider, network }, descarte, 2)
  network.cut()
  await descarte.make(phone.portal, 1)
  await descarte.make(phone.portal, 2)
  await nota.open(phone.portal)
  await nota.make(phone.portal, 1)

  const portal = await reopenDamaged(phone)
  network.restore()
  await portal.open('/')

  await expect(portal.titulo()).toHaveText(/^Hola, /)
  const aviso = portal.page.getByRole('alert').filter({ hasText: 'borró' })
  await expect(aviso).toContainText('Este teléfono borró 3 cambios sin enviar')
  await expect(aviso.getByRole('listitem')).toHaveText([
    /^Notificación leída, hoy a las/,
    /^Notificación leída, hoy a las/,
    /hoy a las/,
  ])
  expect(await provider.efectos()).toEqual([])

  await portal.open('/grupo-familiar')
  await expect(aviso).toBeVisible()
  await portal.page.getByRole('button', { name: 'Entendido' }).click()
  await expect(aviso).toBeHidden()
  await portal.open('/')
  await expect(portal.titulo()).toHaveText(/^Hola, /)
  await expect(aviso).toBeHidden()
  await settle({ phone, provider, network }, 'norma')
})

test('[FLT-32] changes that arrived before the databases were damaged are not reported as lost', async ({
  phone,
  provider,
  network,
}) => {
  await ready({ phone, provider, network }, descarte, 2)
  network.rule({ match: descarte.steps[0], do: { kind: 'dropAnswer' } })
  await descarte.make(phone.portal, 1)
  await expect.poll(() => provider.efectos()).toHaveLength(1)
  network.cut()
  await descarte.make(phone.portal, 2)

  const portal = await reopenDamaged(phone)
  network.heal()
  await portal.open('/')

  await expect(portal.page.getByText('Este teléfono borró 1 cambio sin enviar')).toBeVisible()
  expect(await provider.efectos()).toHaveLength(1)
})

test('[FLT-32] if databases are damaged without signal, lost changes are named once the signal is back', async ({
  phone,
  provider,
  network,
}) => {
  await ready({ phone, provider, network }, descarte)
  network.cut()
  await descarte.make(phone.portal, 1)

  const portal = await reopenDamaged(phone)
  await portal.open('/')
  // The page comes from the cache, which is no database; the person comes from the token.
  await expect(portal.page.getByRole('button', { name: 'Salir' }).or(portal.titulo())).toBeVisible()

  network.restore()
  await portal.open('/')
  await expect(portal.page.getByText('Este teléfono borró 1 cambio sin enviar')).toBeVisible()
})

test('[FLT-32, FLT-63] after damaged databases, another person is not told about lost changes', async ({
  phone,
  provider,
  network,
}) => {
  await ready({ phone, provider, network }, descarte)
  network.cut()
  await descarte.make(phone.portal, 1)
  const portal = await reopenDamaged(phone)
  await provider.endSessions()
  network.restore()
  await portal.open('/')
  await expect(portal.titulo()).toHaveText('Ingresá')

  await portal.signIn(people.derivado)
  await assertInvariants({ phone, provider, network }, 'derivado')
  await expect(portal.page.getByText(/borró/)).toBeHidden()

  await portal.open('/signout')
  await expect(portal.titulo()).toHaveText('Ingresá')
  await portal.signIn(people.norma)
  await expect(portal.page.getByText(/borró 1 cambio sin enviar/)).toBeVisible()
})

test('[FLT-32] after an eviction of all data the person can sign in again', async ({
  phone,
  provider,
  network,
}) => {
  await ready({ phone, provider, network }, descarte)

  await phone.closeWindows()
  await phone.browser.evict('all')
  const portal = await phone.newWindow()
  await portal.open('/grupo-familiar')

  await expect(portal.titulo()).toHaveText('Ingresá')
  await portal.fillSignIn(people.norma)
  await portal.ingresar().click()
  await expect(portal.titulo()).toHaveText('Grupo Familiar')
  await assertInvariants({ phone, provider, network }, 'norma')
})

test('[FLT-32] databases deleted while the portal is open are filled again from the network', async ({
  phone,
  provider,
  network,
}) => {
  await ready({ phone, provider, network }, descarte, 2)
  network.cut()
  await descarte.make(phone.portal, 1)
  const addresses: string[] = []
  phone.portal.page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname))

  await phone.browser.evict('indexeddb')
  await expect(phone.portal.page.getByText('Este teléfono borró lo que tenías')).toBeVisible()
  // The sign-in survives: it is in local storage.
  expect(addresses).toEqual([])
  network.restore()
  await sayOnline(phone.portal)

  await expect(phone.portal.page.getByText(/borró 1 cambio sin enviar/)).toBeVisible()
  await phone.portal.open('/')
  await expect(phone.portal.titulo()).toHaveText(/^Hola, /)
  await descarte.make(phone.portal, 2)
  await expect.poll(() => standing(phone.portal, descarte)).toEqual(['done'])
  await settle({ phone, provider, network }, 'norma')
})
