import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { esperarCopiasDe } from './support/guardado.ts'
import { abrir, ir, titulo } from './support/pantalla.ts'
import { quieto } from './support/quieto.ts'
import { tocar } from './support/tocar.ts'

const prestar = () => page.getByRole('button', { name: /^Prestar el (?:teléfono|equipo)$/ })

/** The counter of somebody without a family, scrolled down to its buttons on a small phone. */
async function abajoEnElMostrador() {
  await page.viewport(390, 480)
  await abrir('/', { como: 'sola' })
  await esperarCopiasDe('grupo-familiar')
  ir('/mostrador')
  await expect.element(prestar()).toBeEnabled()
  // Once what brings a new screen to its top is over.
  await expect
    .poll(async () => {
      scrollTo(0, 300)
      await quieto()
      return scrollY
    })
    .toBeGreaterThan(50)
}

test('[SEC-34] a lent phone shows its card from the top, wherever its owner had scrolled to', async () => {
  await abajoEnElMostrador()
  await tocar(prestar())
  await expect.element(titulo()).toHaveTextContent('Modo prestado')
  await expect.poll(() => scrollY).toBe(0)
})

test('home begins at its top after the counter, however far down that was', async () => {
  await abajoEnElMostrador()
  history.back()
  await expect.element(titulo()).toHaveTextContent(/^Hola/)
  await expect.poll(() => scrollY).toBe(0)
})
