import { expect } from 'playwright/test'

import type { Portal } from './portal.ts'

export const PIN = '274916'
export const CERRADA = 'Poné el PIN del candado'

/** Puts a lock on the phone, on the lock's own screen. */
export async function poner({ page, write }: Portal): Promise<void> {
  const candado = page.getByRole('button', { name: 'Poner el candado' })
  await candado.waitFor()
  // Asked for where the device has passkeys.
  const otro = page.getByRole('radio', { name: 'Un PIN del candado' })
  if (await otro.isVisible()) await otro.check()
  await write(page.getByLabel('PIN nuevo', { exact: true }), PIN)
  await write(page.getByLabel('El mismo PIN otra vez'), PIN)
  await candado.click()
  await expect(page.getByText('El candado está puesto.', { exact: true })).toBeVisible()
}

export async function abrir({ page, write }: Portal, pin = PIN): Promise<void> {
  await write(page.getByLabel('PIN del candado'), pin)
  await page.getByRole('button', { name: 'Abrir', exact: true }).click()
}
