// @module-tag largo

import { expect, test } from 'vitest'

import { texts } from '#features/recetas/texts.ts'
import { texts as piezas } from '#piezas/texts.ts'

import { network } from './support/lejos.ts'
import { abrir, boton, campo, main } from './support/pantalla.ts'

/** Somebody alone is chosen as soon as the family is here. */
async function elegida() {
  await expect.element(main().getByRole('form').getByText('Afiliado')).toBeVisible()
  await expect.element(main().getByRole('radio')).not.toBeInTheDocument()
}

test('[FORM-10, API-66] a search of practice prescriptions asks for fifty, and says when there may be more', async () => {
  await abrir('/prescripcion', { como: 'recetas' })
  await elegida()
  await boton(piezas.buscar).click()
  await expect.element(main().getByText(piezas.primeros50)).toBeVisible()
  await expect.element(main().getByText(/^50 prescripciones/)).toBeVisible()
  // Behind it lies what the warming asks for.
  const pedidas = await network.asked('/v1/prescripciones-electronicas?')
  expect(pedidas.filter(({ path }) => path.includes('limit=50'))).toHaveLength(1)
})

test('[FORM-10] a search of prescriptions that fills an answer says how to find the older ones; a shorter one does not', async () => {
  await abrir('/consultar-recetas', { como: 'recetas' })
  await elegida()
  await boton(piezas.buscar).click()
  await expect.element(main().getByText(texts.solo100Halladas)).toBeVisible()
  await boton(texts.buscarOtras).click()
  await boton('30 días').click()
  await boton(piezas.buscar).click()
  await expect.element(main().getByText(/^1\d recetas, la más nueva primero$/)).toBeVisible()
  await expect.element(main().getByText(texts.solo100Halladas)).not.toBeInTheDocument()
  await expect.element(campo('Desde')).not.toBeInTheDocument()
})
