import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { abrir, titulo } from './support/pantalla.ts'

test('[TERM-01] the terms say their version and their clauses', async () => {
  await abrir('/terminos-condiciones')
  await expect.element(titulo()).toHaveTextContent('Términos y condiciones')
  const text = page.getByRole('article')
  await expect.element(text).toHaveTextContent('Versión 1.0, vigente desde el 09/06/2022')
  await expect
    .element(text)
    .toHaveTextContent('puede rechazar o cancelar un registro a su criterio')
  await expect.element(text).toHaveTextContent('puede bloquearse ante actividad sospechosa')
  await expect.element(text).toHaveTextContent('deja de figurar en el padrón')
})
