import { expect } from 'vitest'
import { page } from 'vitest/browser'

export const campana = () => page.getByRole('button', { name: /^Notificaciones/ })
export const abiertas = () => page.getByRole('dialog', { name: 'Notificaciones' })

/** One of the pending notifications on the open list. */
export const notificacion = (numero: string) =>
  abiertas().getByRole('button', { name: new RegExp(`N° ${numero}$`) })

/** Takes one off the list, which leads to its screen; closed again once this phone keeps the change for good. */
export async function descartar(numero: string): Promise<void> {
  await campana().click()
  await notificacion(numero).click()
  await expect.element(abiertas()).not.toBeInTheDocument()
}
