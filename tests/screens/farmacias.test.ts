import { expect, test } from 'vitest'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { comoComputadora } from './support/computadora.ts'
import { esperarCopiasDe } from './support/guardado.ts'
import { network } from './support/lejos.ts'
import { abrir, ir, main, titulo } from './support/pantalla.ts'
import { expectTextos } from './support/textos.ts'
import { tocar } from './support/tocar.ts'

const accion = (name: string) => main().getByRole('button', { name, exact: true })
const nombre = () => main().getByLabelText('Nombre')

test('[PHAR-01, PHAR-03, PHAR-04, PHAR-05, PHAR-06] pharmacies of the member’s town open without signal, even on the first visit', async () => {
  await abrir('/')
  await esperarCopiasDe('farmacias')
  await network.cut()
  dispatchEvent(new Event('online'))
  await enElMasChico()
  ir('/buscar-farmacias')
  await expect.element(titulo()).toHaveTextContent('Buscar Farmacias')
  await expect.element(main()).toHaveTextContent('Actualizado hoy a las')
  await expect.element(main()).not.toHaveTextContent('Sin señal: se busca')
  const primera = main()
    .getByRole('list', { name: 'Buscar Farmacias' })
    .getByRole('listitem')
    .first()
  await expect.element(primera).toBeVisible()
  await expect.element(primera.getByRole('link')).not.toBeInTheDocument()
  primera.element().querySelector('summary')?.click()
  await expect
    .element(primera.getByRole('link').first())
    .toHaveAttribute('href', expect.stringMatching(/^(geo|tel|mailto):/))
  await expect.poll(deCostado).toBe(0)
  await tocar(accion('Buscar Otra'))
  await expect.element(nombre()).toBeVisible()
  await expect.element(accion('Limpiar')).toBeVisible()
})

test('[PHAR-02, PHAR-04, PHAR-07, FORM-10] pharmacies are found by name, shown in a table with links, fifty at most', async () => {
  await comoComputadora()
  await abrir('/buscar-farmacias')
  await tocar(accion('Buscar Otra'))
  await tocar(accion('Limpiar'))
  await tocar(accion('Buscar'))
  await expect
    .element(main().getByRole('alert'))
    .toHaveTextContent('Debes ingresar por lo menos un criterio para realizar la búsqueda')
  await nombre().fill('zzz')
  await tocar(accion('Buscar'))
  await expect.element(main()).toHaveTextContent('No se han encontrado farmacias')
  await tocar(accion('Buscar Otra'))
  await nombre().fill("d'ángelo")
  await tocar(accion('Buscar'))
  await expect.element(main().getByRole('row').nth(1)).toHaveTextContent("Farmacia D'Angelo")
  await tocar(accion('Buscar Otra'))
  await expect.element(main().getByRole('button', { name: /^d'ángelo/ })).toBeVisible()
  await expect.element(main().getByRole('button', { name: /zzz/ })).not.toBeInTheDocument() // That search had no results.
  await nombre().fill('farmacia')
  await tocar(accion('Buscar'))
  await expect
    .element(main())
    .toHaveTextContent(
      'Sólo se muestran los primeros 50 resultados, agregue más criterios de búsqueda.',
    )
  await expect.poll(() => main().getByRole('row').elements()).toHaveLength(11)
  await expectTextos(main().getByRole('columnheader'), [
    'Nombre',
    'Localidad',
    'Dirección',
    'Teléfono',
    'Correo',
  ])
  expect(document.querySelector('main a[href^="mailto:"]')?.checkVisibility()).toBe(true)
})
