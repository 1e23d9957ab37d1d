import { expect } from 'vitest'
import { page } from 'vitest/browser'

/** Texts of the marked rows; expected to be one. */
export const filaElegida = () =>
  [...document.querySelectorAll('main tr[aria-current="true"]')].map(
    ({ textContent }) => textContent,
  )

/** Checks that table and detail stand side by side within the window and do not overlap. */
export async function expectAlLado(tabla: string, detalle: string): Promise<void> {
  const de = (role: 'table' | 'region', name: string) =>
    page.getByRole(role, { name, exact: true }).element().getBoundingClientRect()
  await expect.element(page.getByRole('region', { name: detalle, exact: true })).toBeVisible()
  const izquierda = de('table', tabla)
  const derecha = de('region', detalle)
  expect(izquierda.right).toBeLessThanOrEqual(derecha.left)
  expect(derecha.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  expect(Math.abs(izquierda.top - derecha.top)).toBeLessThan(2)
  expect(derecha.height).toBeLessThanOrEqual(innerHeight - 60)
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
}
