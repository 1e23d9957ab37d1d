import type { Portal } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const tarjeta = ({ page }: Portal, name: string | RegExp) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name }) })

/** Runs in the page: overwrites a copy with a wrong value. */
function damage(key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('portal')
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('copias', 'readwrite')
      const row = { key, resource: 'ficha', value: 'x', savedAt: Date.now(), askedAt: 1 }
      writing.objectStore('copias').put(row)
      writing.addEventListener('error', () => reject(writing.error ?? new Error(key)))
      writing.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
}

test('home names data missing for offline use, and one button fetches them', async ({
  phone,
  network,
}) => {
  await phone.portal.signIn()
  await phone.portal.readyForNoSignal()
  const listo = tarjeta(phone.portal, 'Listo para ir sin señal')
  await expect(listo.getByText(/^Credencial hasta el \d\d\/\d\d$/)).toHaveCount(4)
  await expect(listo.getByText('Datos guardados', { exact: true })).toHaveCount(4)

  await phone.portal.page.evaluate(damage, 'ficha/4')
  const portal = await phone.restart()
  await portal.open('/')
  const falta = tarjeta(portal, 'Falta 1 cosa para usarla sin señal')
  await expect(falta.getByText('Faltan sus datos')).toBeVisible()
  await falta.getByRole('button', { name: 'Actualizar antes de viajar' }).click()
  // All lists, prescriptions and papers of the family are fetched again, one after another.
  await expect(tarjeta(portal, 'Listo para ir sin señal')).toBeVisible()

  network.cut()
  await tarjeta(portal, 'Listo para ir sin señal')
    .getByRole('button', { name: 'Actualizar antes de viajar' })
    .click()
  await expect(portal.page.getByText('Cuando vuelva la señal se actualiza solo.')).toBeVisible()
  await expect(tarjeta(portal, 'Listo para ir sin señal')).toBeVisible()

  // Without signal missing data cannot be fetched.
  await portal.page.evaluate(damage, 'ficha/4')
  await portal.page.reload()
  const sinSenal = tarjeta(portal, /^Sin señal desde (hoy|ayer) a las \d\d:\d\d$/)
  await expect(sinSenal.getByText('Faltan sus datos')).toBeVisible()
  await expect(sinSenal.getByRole('button')).toHaveCount(0)
})
