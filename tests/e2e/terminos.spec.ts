import { violationsOf } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test('[TERM-01, TERM-02] the terms show their version, their date and their clauses, with and without signal', async ({
  phone: { portal },
  network,
}) => {
  await portal.signIn()
  await portal.readyForNoSignal()
  await portal.open('/terminos-condiciones')
  await expect(portal.titulo()).toHaveText('Términos y condiciones')
  network.cut()

  await portal.open('/terminos-condiciones')
  await expect(portal.titulo()).toHaveText('Términos y condiciones')
  const text = portal.page.getByRole('article')
  await expect(text).toContainText('Versión 1.0, vigente desde el 09/06/2022')
  await expect(text).toContainText('puede rechazar o cancelar un registro a su criterio')
  await expect(text).toContainText('puede bloquearse ante actividad sospechosa')
  await expect(text).toContainText('deja de figurar en el padrón')
})

/** Runs in the page: number of rows in all tables of a database; 0 without the database. */
async function rowsIn(name: string): Promise<number> {
  const isThere = (await indexedDB.databases()).some((one) => one.name === name)
  if (!isThere) return 0
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error(name)))
  })
  const stores = [...db.objectStoreNames]
  const counts = await Promise.all(
    stores.map(
      (store) =>
        new Promise<number>((resolve, reject) => {
          const count = db.transaction(store).objectStore(store).count()
          count.addEventListener('success', () => resolve(count.result))
          count.addEventListener('error', () => reject(count.error ?? new Error(store)))
        }),
    ),
  )
  db.close()
  return counts.reduce((sum, count) => sum + count, 0)
}

test('[TERM-01, SEC-28] the privacy notice lists the stored data, and erasing asks twice and erases all', async ({
  phone: { portal },
  network,
  provider,
}) => {
  await portal.signIn()
  await portal.readyForNoSignal()
  network.rule({
    match: 'POST /v1/afiliados/deshabilitar-notificacion-pendiente',
    do: { kind: 'status', code: 503 },
  })
  await portal.dismissNotification('20377')
  await portal.open('/terminos-condiciones')
  await portal.page.getByRole('link', { name: 'Privacidad' }).click()
  await expect(portal.titulo()).toHaveText('Tus datos en este teléfono')
  await expect(portal.page.getByRole('cell', { name: 'Nunca se guardan' })).toBeVisible()
  await expect(portal.page.getByRole('cell', { name: /una marca que sirve/ })).toBeVisible()

  await portal.page.getByRole('button', { name: 'Borrar todo de este teléfono' }).click()
  const dialog = portal.page.getByRole('dialog', { name: '¿Borrar todo de este teléfono?' })
  await expect(dialog).toContainText('Se pierde 1 cambio que no se envió:')
  await expect(dialog.getByRole('listitem')).toContainText('N° 20377')
  // A button that cannot be undone is not filled.
  await expect(dialog.getByRole('button', { name: 'Borrar todo' })).not.toHaveCSS(
    'background-color',
    'rgb(7, 100, 65)',
  )
  await dialog.getByRole('button', { name: 'Borrar todo' }).click()
  await expect(dialog).toContainText('¿Seguro? No se puede deshacer.')
  expect(await violationsOf(portal.page)).toEqual([])
  const openedAnew = portal.page.waitForEvent('domcontentloaded')
  await dialog.getByRole('button', { name: 'Sí, borrar todo' }).click()
  await openedAnew

  await expect(portal.titulo()).toHaveText('Ingresá')
  await expect
    .poll(() => portal.page.evaluate(() => [localStorage.length, sessionStorage.length]))
    .toEqual([0, 0])
  // The sign-in may have made the database again: it must be empty.
  expect(await portal.page.evaluate(rowsIn, 'portal')).toBe(0)
  expect(await provider.sesionesAbiertas()).toBe(0)
  network.heal()
  await portal.signIn()
  expect(await portal.outbox()).toEqual([])
  await expect(portal.campana()).toHaveAccessibleName('Notificaciones, 3 sin ver')
})

test('[SHELL-21, TERM-01] erasing all without signal ends at the sign-in, too', async ({
  phone: { portal },
  network,
}) => {
  await portal.signIn()
  await portal.readyForNoSignal()
  await portal.open('/terminos-condiciones?ver=privacidad')
  await expect(portal.titulo()).toHaveText('Tus datos en este teléfono')
  network.cut()
  await portal.page.getByRole('button', { name: 'Borrar todo de este teléfono' }).click()
  await portal.page.getByRole('button', { name: 'Borrar todo', exact: true }).click()
  const openedAnew = portal.page.waitForEvent('domcontentloaded')
  await portal.page.getByRole('button', { name: 'Sí, borrar todo' }).click()
  await openedAnew

  await expect(portal.titulo()).toHaveText('Ingresá')
  expect(await portal.page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
