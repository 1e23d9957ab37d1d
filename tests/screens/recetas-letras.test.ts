// @module-tag largo

import { afterEach, expect, test } from 'vitest'

import { abrir, boton, main } from './support/pantalla.ts'
import { comoSiempre, conLetras, loQueSeSale } from './support/seSale.ts'

afterEach(comoSiempre)

const TAMANOS = [
  [320, '100%'],
  [320, '200%'],
  [360, '100%'],
  [390, '200%'],
] as const

test.for(
  ['/consultar-recetas', '/prescripcion'].flatMap((path) =>
    TAMANOS.map(([width, size]) => [path, width, size] as const),
  ),
)(
  '[REC-06, PRES-03] %s at %i px with letters of %s: no text of the results goes over an edge',
  async ([path, width, size]) => {
    await abrir(path)
    await conLetras(width, size)
    await main()
      .getByRole('button', { name: /^(Buscar Otras|Cambiar)$/ })
      .click()
    await boton('1 año').click()
    await boton('Buscar').click()
    // Wait for the results: a press before would open an older row.
    await expect.element(main().getByText(/la más nueva primero$/)).toBeVisible()
    const primera = main().getByRole('listitem').first()
    await primera.getByRole('button').first().click()
    await expect.element(primera).toHaveTextContent('Número')
    expect(loQueSeSale()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)
