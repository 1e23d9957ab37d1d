import { expect, test } from 'vitest'

import { abrir, main } from './support/pantalla.ts'

test('[SHELL-12] styles of other screens do not change how a request looks', async () => {
  await Promise.all([
    import('../../src/features/credencial/credencial.css'),
    import('../../src/features/perfil/ficha.css'),
  ])
  await abrir('/ver-autorizacion?id=20377')
  const titulo = main().getByRole('heading', { name: 'Cómo va' })
  await expect.element(titulo).toBeVisible()
  expect(getComputedStyle(titulo.element()).textAlign).toMatch(/^(start|left)$/)
  const tarjeta = titulo.element().closest('section')
  expect(tarjeta?.getBoundingClientRect().left).toBe(
    document.querySelector('main h1')?.getBoundingClientRect().left,
  )
})
