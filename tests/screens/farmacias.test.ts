import { expect, test } from 'vitest'

import { texts } from '#features/farmacias/texts.ts'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'
import { texts as piezas } from '#piezas/texts.ts'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { comoComputadora } from './support/computadora.ts'
import { esperarCopiasDe } from './support/guardado.ts'
import { network } from './support/lejos.ts'
import { abrir, ir, main, titulo } from './support/pantalla.ts'
import { expectTextos } from './support/textos.ts'
import { tocar } from './support/tocar.ts'

const accion = (name: string) => main().getByRole('button', { name })
const nombre = () => main().getByLabelText(deBuscar.nombre)

test(
  '[PHAR-01, PHAR-03, PHAR-04, PHAR-05, PHAR-06] the pharmacies of the own town, without signal and without having been here',
  { timeout: 40_000 },
  async () => {
    await abrir('/')
    await esperarCopiasDe('farmacias')
    await network.cut()
    dispatchEvent(new Event('online'))
    await enElMasChico()
    ir('/buscar-farmacias')
    await expect.element(titulo()).toHaveTextContent(texts.titulo)
    await expect.element(accion(piezas.limpiar)).toBeVisible()
    await accion(piezas.buscar).click()
    await expect.element(main()).toHaveTextContent('Sin señal: se busca en lo guardado el')
    const primera = main().getByRole('list', { name: texts.titulo }).getByRole('listitem').first()
    await expect.element(primera).toBeVisible()
    await expect
      .element(primera.getByRole('link').first())
      .toHaveAttribute('href', expect.stringMatching(/^(geo|tel|mailto):/))
    await expect.poll(deCostado).toBe(0)
    await tocar(accion(texts.otra))
    await expect.element(nombre()).toBeVisible()
  },
)

test('[PHAR-02, PHAR-04, PHAR-07, FORM-10] by name and town with signal, in a table with links', async () => {
  await comoComputadora()
  await abrir('/buscar-farmacias')
  await tocar(accion(piezas.limpiar))
  await tocar(accion(piezas.buscar))
  await expect.element(main().getByRole('alert')).toHaveTextContent(deBuscar.sinCriterio)
  await nombre().fill('zzz')
  await tocar(accion(piezas.buscar))
  await expect.element(main()).toHaveTextContent(texts.vacio)
  await nombre().fill("d'ángelo")
  await tocar(accion(piezas.buscar))
  await expect.element(main().getByRole('row').nth(1)).toHaveTextContent("Farmacia D'Angelo")
  await tocar(accion(texts.otra))
  await nombre().fill('farmacia')
  await tocar(accion(piezas.buscar))
  await expect.element(main()).toHaveTextContent(piezas.primeros50)
  await expect.poll(() => main().getByRole('row').elements()).toHaveLength(11)
  await expectTextos(main().getByRole('columnheader'), [
    deBuscar.nombre,
    deBuscar.localidad,
    deBuscar.direccion,
    deBuscar.telefono,
    deBuscar.correo,
  ])
  expect(document.querySelector('main a[href^="mailto:"]')?.checkVisibility()).toBe(true)
})
