import { expect } from 'vitest'
import { page } from 'vitest/browser'

export const casilla = () => page.getByRole('checkbox', { name: 'No soy un robot' })

/** Passes the bot check of a form. */
export async function pasarAntirrobot(): Promise<void> {
  await casilla().click()
  await expect.element(page.getByText('Listo: no sos un robot').first()).toBeVisible()
}
