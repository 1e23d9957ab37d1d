import { expect } from 'vitest'
import { page } from 'vitest/browser'

export const campana = () => page.getByRole('button', { name: /^Notificaciones/ })
export const abiertas = () => page.getByRole('dialog', { name: 'Notificaciones' })

/** A notification in the open list. */
export const notificacion = (numero: string) =>
  abiertas().getByRole('button', { name: new RegExp(`N° ${numero}$`) })

/**
 * Chooses a notification, which removes it and opens its screen; the list closes once the change is
 * stored.
 */
export async function descartar(numero: string): Promise<void> {
  await campana().click()
  await notificacion(numero).click()
  await expect.element(abiertas()).not.toBeInTheDocument()
}
