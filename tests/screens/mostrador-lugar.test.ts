import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { esperarCopiasDe } from './support/guardado.ts'
import { abrir, ir, titulo } from './support/pantalla.ts'
import { quieto } from './support/quieto.ts'
import { tocar } from './support/tocar.ts'

const prestar = () => page.getByRole('button', { name: /^Prestar el (?:teléfono|equipo)$/ })

/** Opens the counter of a person without family on a small phone, scrolled to its buttons. */
async function abajoEnElMostrador() {
  await page.viewport(390, 480)
  await abrir('/', { como: 'sola' })
  await esperarCopiasDe('grupo-familiar')
  ir('/mostrador')
  await expect.element(prestar()).toBeEnabled()
  // Repeats until the new screen no longer scrolls itself to the top.
  await expect
    .poll(async () => {
      scrollTo(0, 300)
      await quieto()
      return scrollY
    })
    .toBeGreaterThan(50)
}

test('[SEC-34] a lent phone shows the card from the top, even if the owner had scrolled down', async () => {
  await abajoEnElMostrador()
  await tocar(prestar())
  await expect.element(titulo()).toHaveTextContent('Modo prestado')
  await expect.poll(() => scrollY).toBe(0)
})

test('home starts at the top, even if the counter before it was scrolled down', async () => {
  await abajoEnElMostrador()
  history.back()
  await expect.element(titulo()).toHaveTextContent(/^Hola/)
  await expect.poll(() => scrollY).toBe(0)
})
