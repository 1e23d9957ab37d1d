// @module-tag largo

import { afterEach, expect, test } from 'vitest'

import { network } from './support/lejos.ts'
import { abrir, boton, campo, enlace, expectClean, ir, main, titulo } from './support/pantalla.ts'
import { comoSiempre, conLetras, loQueSeSale } from './support/seSale.ts'

afterEach(comoSiempre)

test.for([
  ['320 px and double text', 320, '200%'],
  ['double text', 390, '200%'],
] as const)(
  '[ADDR-09] with %s a refused change and its receipt are readable without being cut',
  async ([, width, size]) => {
    await network.rule({
      match: 'POST /v1/domicilio/guardar-domicilio',
      do: { kind: 'status', code: 200, body: '{"status":"error","message":"Esa calle no va."}' },
    })
    await abrir('/perfil?editar=domicilio')
    await conLetras(width, size)
    await campo('Número').fill('451')
    await boton('Guardar').click()
    await expect.element(main().getByText('Esa calle no va.')).toBeVisible()
    ir('/pendientes')
    await expect.element(titulo()).toHaveTextContent('Pendientes de envío')
    await expect.element(main().getByText('Esa calle no va.')).toBeVisible()
    expect(loQueSeSale()).toEqual([])
    await expectClean()
    await enlace(/^Cambio de domicilio$/).click()
    await expect.element(titulo()).toHaveTextContent('Cambio de domicilio')
    expect(loQueSeSale()).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)
