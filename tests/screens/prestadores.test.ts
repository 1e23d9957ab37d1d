import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { texts } from '#features/prestadores/texts.ts'
import { texts as deBuscar } from '#piezas/busqueda/texts.ts'
import { texts as piezas } from '#piezas/texts.ts'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { comoComputadora } from './support/computadora.ts'
import { network } from './support/lejos.ts'
import { abrir, ir, main, titulo } from './support/pantalla.ts'
import { expectTextos } from './support/textos.ts'
import { tocar } from './support/tocar.ts'

const buscar = () => tocar(main().getByRole('button', { name: piezas.buscar }))
const accion = (name: string) => main().getByRole('button', { name })

test('[PROV-01, PROV-02, FORM-06, FORM-07, FORM-08] what cannot be searched for is said before a call', async () => {
  await abrir('/prestadores')
  await tocar(main().getByRole('link', { name: texts.profesionales }))
  await expect.element(titulo()).toHaveTextContent(texts.buscarProfesionales)
  await buscar()
  await expect.element(main().getByRole('alert')).toHaveTextContent(deBuscar.sinCriterio)
  const nombre = main().getByLabelText(texts.nombre)
  const matricula = main().getByLabelText(deBuscar.matricula)
  await nombre.fill('Ana 3')
  await matricula.fill('12a')
  await expect.element(main()).toHaveTextContent('El campo nombre debe contener solo letras')
  await expect.element(main()).toHaveTextContent('El campo matrícula debe contener sólo números')
  await matricula.fill('123456')
  await expect.element(main()).toHaveTextContent('El campo matrícula es demasiado largo')
  await nombre.fill('a'.repeat(61))
  await expect.element(main()).toHaveTextContent('El campo nombre es demasiado largo')
  await tocar(accion(piezas.limpiar))
  await expect.element(nombre).toHaveValue('')
})

test('[PROV-02, PROV-04, PROV-05] professionals by specialty, with links; nothing found leaves the form as it was; and again without signal among what was found', async () => {
  await abrir('/buscar-prestadores')
  await tocar(accion(deBuscar.especialidad))
  await page.getByRole('combobox').fill('cardio')
  await page.getByRole('option').first().click()
  await buscar()
  await expect.element(main().getByRole('status').first()).toHaveTextContent(/resultados?$/)
  await expect
    .element(
      main()
        .getByRole('link', { name: /^Llamar/ })
        .first(),
    )
    .toHaveAttribute('href', expect.stringMatching(/^tel:/))
  await expect.element(main()).toHaveTextContent(`${deBuscar.especialidad}Cardiología`)
  await tocar(accion(piezas.cambiar))
  await main().getByLabelText(deBuscar.matricula).fill('99999')
  await buscar()
  await expect.element(main()).toHaveTextContent(texts.sinProfesionales)
  await expect.element(main().getByLabelText(deBuscar.matricula)).toHaveValue('99999')

  await network.cut()
  await enElMasChico()
  ir('/')
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  ir('/buscar-prestadores')
  await tocar(accion(piezas.limpiar))
  await main().getByLabelText(texts.nombre).fill('dr')
  await buscar()
  await expect.element(main()).toHaveTextContent('Sin señal: se busca en lo guardado el')
  await expect
    .element(main().getByRole('list', { name: texts.buscarProfesionales }))
    .toHaveTextContent('Dr')
  await expect.poll(deCostado).toBe(0)
})

test('[PROV-03, PROV-04, PROV-05, SHELL-12] establishments by kind in a table with every column', async () => {
  await comoComputadora()
  await abrir('/buscar-establecimientos')
  await buscar()
  await expect.element(main().getByRole('alert')).toHaveTextContent(deBuscar.sinCriterio)
  await tocar(accion(texts.tipo))
  await page.getByRole('option').first().click()
  await buscar()
  await expectTextos(main().getByRole('columnheader'), [
    deBuscar.nombre,
    deBuscar.matricula,
    deBuscar.tipo,
    deBuscar.localidad,
    deBuscar.direccion,
    deBuscar.telefono,
  ])
  await expect
    .element(main().getByRole('row').nth(1).getByRole('link').first())
    .toHaveAttribute('href', expect.stringContaining('openstreetmap'))
  await tocar(accion(piezas.cambiar))
  await main().getByLabelText(deBuscar.nombre).fill('zzzz')
  await buscar()
  await expect.element(main()).toHaveTextContent(texts.sinEstablecimientos)
})
