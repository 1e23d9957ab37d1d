import { eq } from 'drizzle-orm'

import { usuarios } from '../../server/src/sesiones/tables.ts'
import { people } from '../support/people.ts'
import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { type Scene, settle } from './support/invariants.ts'
import { kinds, readyWithCopies, sayOnline, standing } from './support/operations.ts'
import { startProxy } from './support/proxy.ts'

const CHANGED = { ...people.norma, password: 'cambiada2026' }

/** The same person sets a new password on another device. */
async function changePassword({ page, open, toast }: Portal) {
  await open('/cambiar-pin')
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await field('Contraseña actual').fill(people.norma.password)
  await field('Nueva contraseña').fill(CHANGED.password)
  await field('Confirmar contraseña').fill(CHANGED.password)
  await page.getByRole('button', { name: 'Cambiar mi contraseña', exact: true }).click()
  await expect(toast('El cambio de Contraseña fué exitoso.')).toBeVisible()
}

/** The next contact ends the session here with a message; the change stays for its person. */
async function assertOut({ phone: { portal }, network, provider }: Scene) {
  network.restore()
  await sayOnline(portal)
  await expect(portal.titulo()).toHaveText('Ingresá')
  await expect(
    portal.page.getByText('Tu sesión venció. Tus cambios sin enviar te esperan.', { exact: true }),
  ).toBeVisible()
  await expect.poll(() => portal.copies()).toEqual([])
  // The session ends before the try that noticed it is recorded.
  const unsent = async () => (await portal.outbox()).filter(({ state }) => state !== 'done')
  await expect
    .poll(unsent)
    .toMatchObject([{ state: 'pending', uid: String(provider.uidOf('norma')) }])
}

for (const kind of kinds)
  test(`[FLT-67, SEC-16] ${kind.name}: a password change elsewhere signs this phone out; the change is sent once later`, async ({
    phone,
    open,
    provider,
    network,
  }) => {
    const scene = { phone, provider, network }
    const portal = await readyWithCopies(scene, kind)
    network.cut()
    await kind.make(portal, 1)
    const elsewhere = await startProxy(provider.port)
    const other = await open({}, elsewhere)
    await other.portal.signIn()
    await changePassword(other.portal)

    await assertOut(scene)
    await portal.fillSignIn(people.norma)
    await portal.ingresar().click()
    await expect(
      portal.page.getByText('Credenciales incorrectas. Intente nuevamente.'),
    ).toBeVisible()
    expect(await provider.efectos()).toEqual([])

    await portal.fillSignIn(CHANGED)
    await portal.ingresar().click()
    await expect.poll(() => standing(portal, kind)).toEqual(['done'])
    expect(await provider.efectos()).toHaveLength(kind.steps.length)
    await settle(scene, 'norma')
    await other.browser.close()
    await elsewhere.close()
  })

for (const kind of kinds)
  test(`[FLT-67, SEC-16] ${kind.name}: after the account is blocked this phone is signed out; the change is sent once later`, async ({
    phone,
    provider,
    network,
  }) => {
    const scene = { phone, provider, network }
    const portal = await readyWithCopies(scene, kind)
    const block = (bloqueado: boolean) =>
      provider.base.db
        .update(usuarios)
        .set({ bloqueado })
        .where(eq(usuarios.uid, provider.uidOf('norma')))
    network.cut()
    await kind.make(portal, 1)
    await block(true)

    await assertOut(scene)
    await portal.fillSignIn(people.norma)
    await portal.ingresar().click()
    await expect(
      portal.page.getByText('Credenciales incorrectas. Intente nuevamente.'),
    ).toBeVisible()
    expect(await provider.efectos()).toEqual([])

    await block(false)
    await portal.fillSignIn(people.norma)
    await portal.ingresar().click()
    await expect.poll(() => standing(portal, kind)).toEqual(['done'])
    expect(await provider.efectos()).toHaveLength(kind.steps.length)
    await settle(scene, 'norma')
  })
