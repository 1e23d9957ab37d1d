// @module-tag largo

import { expect, test } from 'vitest'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { elegirArchivos } from './support/archivos.ts'
import { network } from './support/lejos.ts'
import { abrir, expectClean, ir, main, titulo } from './support/pantalla.ts'
import { unaReceta } from './support/receta.ts'

test('[REC-06, SEC-50] a PDF is compared with a checked prescription: same, different, or unknown without signal', async () => {
  await abrir('/')
  const { lugar, hoja } = await unaReceta()
  const elegir = (...parts: BlobPart[]) =>
    elegirArchivos(
      'Comparar con el PDF',
      new File(parts, 'receta.pdf', { type: 'application/pdf' }),
    )
  const dice = (text: string) => expect.element(main()).toHaveTextContent(text)
  ir(lugar)
  await expect.element(titulo()).toHaveTextContent('Receta válida')
  // Offered once the host is known to compare.
  await expect
    .poll(() => document.querySelector('input[aria-label="Comparar con el PDF"]'))
    .not.toBeNull()

  elegir(hoja.bytes)
  await dice('El PDF es el mismo que se firmó')
  await expectClean()
  elegir(hoja.bytes, '\n')
  await dice('Puede ser otra receta, o uno cambiado. Valen los datos de arriba.')
  await expect.element(titulo()).toHaveTextContent('Receta válida')
  await expectClean()
  await enElMasChico()
  expect(deCostado()).toBe(0)
  await network.cut()
  elegir(hoja.bytes)
  await dice('Para comparar hace falta señal: lo dice la obra social. El PDF no sale de acá.')
})
