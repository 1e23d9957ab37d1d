// @module-tag largo

import { expect, test } from 'vitest'

import { network } from './support/lejos.ts'
import { abrir, boton, campo, main } from './support/pantalla.ts'

/** Waits until a person alone is chosen, once the family is here. */
async function elegida() {
  await main()
    .getByRole('button', { name: /^(Buscar Otras|Cambiar)$/ })
    .click()
  await expect.element(main().getByRole('form').getByText('Afiliado')).toBeVisible()
  await expect.element(main().getByRole('radio')).not.toBeInTheDocument()
}

test('[FORM-10, API-66] a search for practice prescriptions asks for fifty and says that there may be more', async () => {
  await abrir('/prescripcion', { como: 'recetas' })
  await elegida()
  await boton('Buscar').click()
  await expect
    .element(
      main().getByText(
        'Sólo se muestran los primeros 50 resultados, agregue más criterios de búsqueda.',
      ),
    )
    .toBeVisible()
  await expect.element(main().getByText(/^50 prescripciones/)).toBeVisible()
  // Calls with another limit belong to the copying in advance.
  const pedidas = await network.asked('/v1/prescripciones-electronicas?')
  expect(pedidas.filter(({ path }) => path.includes('limit=50'))).toHaveLength(1)
})

test('[FORM-10] a search with 100 prescriptions says how to find older ones; a smaller one does not', async () => {
  await abrir('/consultar-recetas', { como: 'recetas' })
  await elegida()
  await boton('Buscar').click()
  await expect
    .element(
      main().getByText(
        'Solo se muestran las 100 recetas más nuevas. Para ver las anteriores, buscá por fechas.',
      ),
    )
    .toBeVisible()
  await boton('Buscar Otras').click()
  await boton('30 días').click()
  await boton('Buscar').click()
  await expect.element(main().getByText(/^1\d recetas, la más nueva primero$/)).toBeVisible()
  await expect
    .element(
      main().getByText(
        'Solo se muestran las 100 recetas más nuevas. Para ver las anteriores, buscá por fechas.',
      ),
    )
    .not.toBeInTheDocument()
  await expect.element(campo('Desde')).not.toBeInTheDocument()
})
