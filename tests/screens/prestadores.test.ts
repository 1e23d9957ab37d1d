import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { comoComputadora } from './support/computadora.ts'
import { network } from './support/lejos.ts'
import { abrir, ir, main, titulo } from './support/pantalla.ts'
import { expectTextos } from './support/textos.ts'
import { tocar } from './support/tocar.ts'

const buscar = () => tocar(main().getByRole('button', { name: 'Buscar', exact: true }))
const accion = (name: string) => main().getByRole('button', { name })
const cambiar = () => tocar(main().getByRole('button', { name: 'Cambiar', exact: true }))

test('[PROV-01, PROV-02, FORM-06, FORM-07, FORM-08] a search for professionals with wrong criteria names each error', async () => {
  await abrir('/prestadores')
  await tocar(main().getByRole('link', { name: 'Profesionales' }))
  await expect.element(titulo()).toHaveTextContent('Buscar Profesionales')
  await buscar()
  await expect
    .element(main().getByRole('alert'))
    .toHaveTextContent('Debes ingresar por lo menos un criterio para realizar la búsqueda')
  const nombre = main().getByLabelText('Nombre y apellido')
  const matricula = main().getByLabelText('Matrícula')
  await nombre.fill('Ana 3')
  await matricula.fill('12a')
  await expect.element(main()).toHaveTextContent('El campo nombre debe contener solo letras')
  await expect.element(main()).toHaveTextContent('El campo matrícula debe contener sólo números')
  await matricula.fill('123456')
  await expect.element(main()).toHaveTextContent('El campo matrícula es demasiado largo')
  await nombre.fill('a'.repeat(61))
  await expect.element(main()).toHaveTextContent('El campo nombre es demasiado largo')
  await tocar(accion('Limpiar'))
  await expect.element(nombre).toHaveValue('')
})

test('[PROV-02, PROV-04, PROV-05] professionals are found by specialty, and without signal among the stored ones', async () => {
  await abrir('/buscar-prestadores')
  await tocar(accion('Especialidad'))
  await page.getByRole('combobox').fill('cardio')
  await page.getByRole('option').first().click()
  await buscar()
  await expect.element(main().getByText(/^\d+ resultados?$/)).toBeVisible()
  // A professional of several specialties shows the one searched for.
  const filas = main().getByRole('list', { name: 'Buscar Profesionales' }).getByRole('listitem')
  await expect
    .element(filas.filter({ hasText: 'Clínica médica' }).first())
    .toHaveTextContent('Cardiología · ')
  await expect.element(main().getByRole('link', { name: /^Llamar/ })).not.toBeInTheDocument()
  filas.first().element().querySelector('summary')?.click()
  await expect
    .element(
      main()
        .getByRole('link', { name: /^Llamar/ })
        .first(),
    )
    .toHaveAttribute('href', expect.stringMatching(/^tel:/))
  await expect.element(main()).toHaveTextContent('EspecialidadCardiología')
  await cambiar()
  await main().getByLabelText('Matrícula').fill('99999')
  await buscar()
  await expect.element(main()).toHaveTextContent('No se han encontrado prestadores')
  await cambiar()
  await expect.element(main().getByLabelText('Matrícula')).toHaveValue('99999')
  // Only searches with results are offered again.
  const otras = () => document.querySelector('.ya-buscaste')?.textContent
  await expect.poll(otras).toContain('Cardiología')
  expect(otras()).not.toContain('99999')
  // The specialty can be removed alone.
  await tocar(accion('Quitar Cardiología'))
  await expect.element(accion('Especialidad: Elegí la especialidad')).toBeVisible()
  await expect.element(main().getByLabelText('Matrícula')).toHaveValue('99999')

  await network.cut()
  await enElMasChico()
  ir('/')
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  ir('/buscar-prestadores')
  // The last search with results.
  await expect.element(main().getByText('Cardiología', { exact: true }).first()).toBeVisible()
  await expect.element(main().getByRole('list', { name: 'Buscar Profesionales' })).toBeVisible()
  await cambiar()
  await tocar(accion('Limpiar'))
  await main().getByLabelText('Nombre y apellido').fill('dr')
  await buscar()
  await expect
    .element(main())
    .toHaveTextContent('Se buscó entre lo guardado: con señal se busca en todo.')
  await expect
    .element(main().getByRole('list', { name: 'Buscar Profesionales' }))
    .toHaveTextContent('Dr')
  await expect.poll(deCostado).toBe(0)
})

test('[PROV-03, PROV-04, PROV-05, SHELL-12] establishments are found by kind, in a table with all columns', async () => {
  await comoComputadora()
  await abrir('/buscar-establecimientos')
  await buscar()
  await expect
    .element(main().getByRole('alert'))
    .toHaveTextContent('Debes ingresar por lo menos un criterio para realizar la búsqueda')
  await tocar(accion('Tipo de establecimiento'))
  await page.getByRole('option').first().click()
  await buscar()
  await expectTextos(main().getByRole('columnheader'), [
    'Nombre',
    'Matrícula',
    'Tipo',
    'Localidad',
    'Dirección',
    'Teléfono',
  ])
  await expect
    .element(main().getByRole('row').nth(1).getByRole('link').first())
    .toHaveAttribute('href', expect.stringContaining('openstreetmap'))
  await cambiar()
  await main().getByLabelText('Nombre').fill('zzzz')
  await buscar()
  await expect.element(main()).toHaveTextContent('No se han encontrado establecimientos')
})
