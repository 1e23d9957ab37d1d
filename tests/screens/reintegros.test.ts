import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { diaDe } from '#formato/instantes.ts'

import { deCostado, enElMasChico, enUnaComputadora } from './support/ancho.ts'
import { bajada } from './support/bajadas.ts'
import { network } from './support/lejos.ts'
import { abrir, ir, main, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const quien = (name: string) => main().getByRole('radio', { name })
const anio = () => main().getByLabelText('Año de solicitud (opcional)')
const buscar = () => main().getByRole('button', { name: 'Buscar', exact: true })
const fila = (hasText: string) => main().getByRole('listitem').filter({ hasText })
const abrirFila = (hasText: string) => fila(hasText).element().querySelector('summary')?.click()

test('[REIN-01, REIN-02, REIN-03, REIN-04] reimbursements are found by member and year, and open again without signal', async () => {
  await abrir('/reintegros')
  await expect.element(titulo()).toHaveTextContent('Buscar Reintegros')

  // The screen opens with the signed-in person's reimbursements of all years, with holder and sum.
  await expect.element(main().getByText('Norma · todos los años', { exact: true })).toBeVisible()
  await expect.element(main()).toHaveTextContent('7 reintegros')

  // A missing or wrong value is named at its field.
  await tocar(main().getByRole('button', { name: 'Cambiar', exact: true }))
  await expect.element(quien('Norma')).toHaveFocus()
  await tocar(main().getByRole('button', { name: 'Quitar Norma' }))
  await buscar().click()
  await expect.element(main().getByRole('alert')).toHaveTextContent('Debe seleccionar el afiliado')
  await expect.element(quien('Norma')).toHaveFocus()
  await anio().click()
  await userEvent.keyboard('20{Tab}')
  await expect.element(main()).toHaveTextContent('El campo Año de solicitud debe tener 4 dígitos')
  await anio().fill('dos mil')
  await expect.element(anio()).toHaveValue('dos ')
  await expect
    .element(main())
    .toHaveTextContent('El campo Año de solicitud debe contener solo números')
  // A recent year is one touch.
  const este = diaDe(Date.now()).slice(0, 4)
  await tocar(main().getByRole('button', { name: este, exact: true }))
  await expect.element(anio()).toHaveValue(este)
  await tocar(main().getByRole('button', { name: 'Limpiar' }))
  await expect.element(anio()).toHaveValue('')
  await expect
    .element(main())
    .not.toHaveTextContent('El campo Año de solicitud debe contener solo números')

  await tocar(main().getByRole('button', { name: 'Cerrar' }))
  await expect.element(buscar()).not.toBeInTheDocument()
  await expect.element(main()).toHaveTextContent('Titular del grupoNorma Quiroga')
  await expect.element(main()).toHaveTextContent(/\$\s202\.996,17/)
  const anteojos = fila('Anteojos recetados')
  await expect.element(anteojos).toHaveTextContent('Liquidado')
  abrirFila('Anteojos recetados')
  await expect.element(anteojos).toHaveTextContent('Se reintegra hasta el tope del módulo óptico.')
  await expect.element(anteojos).toHaveTextContent('AcreditaciónTodavía no')
  await expect.element(anteojos).toHaveTextContent('CBU terminado en')

  // A member without reimbursements reads so; Back and Forward keep the search.
  await tocar(main().getByRole('button', { name: 'Cambiar', exact: true }))
  await tocar(quien('Lucía'))
  await anio().fill('2019')
  await tocar(buscar())
  await expect.element(main()).toHaveTextContent('No se han encontrado reintegros')
  await tocar(main().getByRole('button', { name: 'Cambiar la búsqueda' }))
  await expect.element(anio()).toHaveValue('2019')
  history.back()
  await expect.element(main()).toHaveTextContent('7 reintegros')
  history.forward()
  await expect.element(main().getByText('Lucía · 2019', { exact: true })).toBeVisible()

  await network.cut()
  await enElMasChico()
  ir('/')
  await expect.element(titulo()).toHaveTextContent(/^Hola/)
  ir('/reintegros')
  await expect.element(main()).toHaveTextContent('7 reintegros')
  abrirFila('Plantillas')
  expect(deCostado()).toBe(0)
})

const FILA_DE_NOMBRES = [
  'N° de solicitud',
  'Descripción',
  'Cuenta',
  'Liquidación',
  'Acreditación',
  'Observación',
  'Importe',
].join(';')

test(
  '[SHELL-12, SHELL-13, FORM-10] fifty reimbursements are ten rows at a time in table and cards, and one sheet of all',
  { tags: ['largo'] },
  async () => {
    const rows = () => [...document.querySelectorAll<HTMLElement>('main tbody tr')]
    await enUnaComputadora()
    await abrir('/reintegros', { como: 'recetas' })
    await expect.element(main()).toHaveTextContent('Susana Molina')
    await expect
      .element(main())
      .toHaveTextContent(
        'Sólo se muestran los primeros 50 resultados, agregue más criterios de búsqueda.',
      )
    expect(rows()).toHaveLength(10)
    const sheet = await bajada(() =>
      tocar(main().getByRole('button', { name: 'Descargar planilla' })),
    )
    expect(sheet.name).toMatch(/\.csv$/)
    const lines = sheet.text.split('\r\n')
    expect(lines[0]).toBe(`\uFEFF${FILA_DE_NOMBRES}`)
    expect(lines).toHaveLength(52) // the last line is empty
    expect(lines.join()).toContain(';5137,5')
    const first = rows()[0]?.innerText
    await tocar(main().getByRole('button', { name: 'Siguiente' }))
    await expect.element(main()).toHaveTextContent('11 a 20 de 50')
    expect(rows()[0]?.innerText).not.toBe(first)
    await page.viewport(600, 800)
    await expect.element(main().getByRole('table')).not.toBeInTheDocument()
    await tocar(main().getByRole('button', { name: 'Ver más' }))
    await expect
      .poll(() => main().getByRole('list', { name: 'Buscar Reintegros' }).element().children)
      .toHaveLength(20)
  },
)
