import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { enUnaComputadora, enUnaNotebook } from './support/ancho.ts'
import { bajada } from './support/bajadas.ts'
import { expectAlLado, filaElegida } from './support/detalle.ts'
import { network } from './support/lejos.ts'
import { abrir, boton, expectClean, titulo } from './support/pantalla.ts'
import { expectTextos } from './support/textos.ts'
import { franjaDe } from './support/tinte.ts'
import { tocar } from './support/tocar.ts'

const tabla = (name: string) => page.getByRole('table', { name, exact: true })
const fila = (name: string, hasText: string) =>
  tabla(name).getByRole('row').filter({ hasText }).first()

/** Opens the table of a search for Norma. */
async function buscar(path: string): Promise<void> {
  await enUnaComputadora()
  await abrir(path)
  await tocar(page.getByRole('button', { name: /^(Buscar Otras|Cambiar)$/ }))
  await tocar(page.getByRole('radio', { name: 'Norma' }))
  await tocar(boton('Buscar'))
}

/** The menu of a row: its items, each with true if it is disabled. */
async function opciones(name: string, hasText: string) {
  await tocar(fila(name, hasText).getByRole('button', { name: /^Acciones de/ }))
  const menu = page.getByRole('menu', { name: /^Acciones de/ })
  await expect.element(menu).toBeVisible()
  const items = menu.getByRole('menuitem')
  return {
    textos: items
      .elements()
      .map((item) => [item.textContent, item.getAttribute('aria-disabled') === 'true']),
    nota: menu.getByRole('paragraph').query()?.textContent,
    elegir: (texto: string) => tocar(items.filter({ hasText: texto })),
    cerrar: () => menu.element().closest<HTMLElement>('[popover]')?.hidePopover(),
  }
}

/** A prescription of each status, in the specified fields. */
const DE_CADA_ESTADO = ['Activa', 'Dispensada', 'En trámite', 'Anulada'].map((descripcion, n) => ({
  recetaElectronica: {
    idRecetaElectronica: 900 + n,
    numero: String(7_200_001 + n),
    fechaPrescripcion: '2031-03-04',
    vencimiento: '2031-04-03',
  },
  estado: { codigo: String(n + 1), descripcion },
  historialEstado: { fechaDesde: '2031-03-05' },
  farmacia: n === 1 ? { nombre: 'Farmacia del Centro', localidad: 'Santa Rosa' } : null,
  afiliado: { idAfiliado: 4, correo: null },
  personaFisicaAfiliado: { apellido: 'Quiroga', nombre: 'Norma', numeroDocumento: '28456789' },
  personaFisicaProfesional: { apellido: 'Iturralde', nombre: 'Pilar' },
  registro1: { drogas: ['Losartán'], presentacion: 'Comprimidos', cantidad: 1 },
  registro2: n === 0 ? { drogas: ['Omeprazol'], presentacion: 'Cápsulas', cantidad: 1 } : null,
}))

test('[REC-04, REC-06, REC-07] the table of prescriptions has eight columns, and a strip for each inactive status', async () => {
  await network.rule({
    match: 'POST /v1/busquedas/receta-electronica/buscar',
    do: { kind: 'status', code: 200, body: JSON.stringify(DE_CADA_ESTADO) },
  })
  await buscar('/consultar-recetas')
  const halladas = tabla('Recetas electrónicas')
  await expectTextos(halladas.getByRole('columnheader'), [
    'Remedio',
    'Número',
    'Afiliado',
    'Estado',
    'Fecha',
    'Vence',
    'Farmacia',
    'Acciones',
  ])
  await expect.element(fila('Recetas electrónicas', '7200001')).toBeVisible() // The results replace the stored prescriptions.
  const celdas = (estado: string) =>
    fila('Recetas electrónicas', estado)
      .getByRole('cell')
      .elements()
      .slice(0, 7)
      .map(({ textContent }) => textContent)
  expect(celdas('Activa')).toEqual([
    'LosartánOmeprazol',
    '7200001',
    'Norma Quiroga',
    'Activa',
    '04/03/2031',
    '03/04/2031',
    '—',
  ])
  expect(celdas('Dispensada')).toEqual([
    'Losartán',
    '7200002',
    'Norma Quiroga',
    'Dispensada',
    '04/03/2031',
    '—',
    'Farmacia del Centro',
  ])

  const franja = (estado: string) => franjaDe(fila('Recetas electrónicas', estado).element())
  expect(['Activa', 'Dispensada', 'En trámite', 'Anulada'].map(franja)).toEqual([
    undefined,
    'azul',
    'naranja',
    'rojo',
  ])
})

test(
  '[REC-05] the menu shows, downloads and mails an active prescription, but no other',
  { tags: ['largo'] },
  async () => {
    await buscar('/consultar-recetas')
    const deActiva = await opciones('Recetas electrónicas', 'Atorvastatina')
    expect(deActiva.textos).toEqual([
      ['Ver receta', false],
      ['Descargar PDF', false],
      ['Enviar por correo', false],
    ])
    const pdf = await bajada(() => deActiva.elegir('Descargar PDF'))
    expect(pdf.name).toMatch(/^Receta Electrónica .+\.pdf$/)
    await (await opciones('Recetas electrónicas', 'Atorvastatina')).elegir('Enviar por correo')
    await expect.element(page.getByRole('dialog', { name: 'Enviar por correo' })).toBeVisible()
    history.back()
    await expect.poll(() => history.state?.dialogo).toBeUndefined()
    await (await opciones('Recetas electrónicas', 'Atorvastatina')).elegir('Ver receta')
    await expect
      .element(page.getByRole('dialog', { name: /^Receta Electrónica/ }))
      .toHaveTextContent('Losartán')
    history.back()
    await expect.poll(() => history.state?.dialogo).toBeUndefined()

    for (const estado of ['Dispensada', 'Anulada']) {
      const deOtra = await opciones('Recetas electrónicas', estado)
      expect(deOtra.textos).toEqual([
        ['Ver receta', true],
        ['Descargar PDF', true],
        ['Enviar por correo', true],
      ])
      expect(deOtra.nota).toBe('Solo mientras está activa.')
      deOtra.cerrar()
    }
  },
)

test(
  '[CRON-02] the table of chronic prescriptions has all columns, and the number opens its screen',
  { tags: ['largo'] },
  async () => {
    await buscar('/consultar-recetas-cronicas')
    await expectTextos(tabla('Recetas crónicas').getByRole('columnheader'), [
      'Medicamentos',
      'Número',
      'Plan',
      'Período',
      'Prescriptor',
      'Autorizada',
      'Estado',
    ])
    const suya = fila('Recetas crónicas', '88120')
    const dichos = suya
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent)
    expect(dichos.slice(0, 6)).toEqual([
      'Insulina glargina 100 UI/ml × 5 lapiceras, Tiras reactivas × 100',
      '88120',
      'Diabetes',
      expect.stringMatching(/^\d\d\/\d{4}$/),
      'Núñez, Héctor',
      expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    ])
    await tocar(suya.getByRole('link', { name: '88120' }))
    await expect.element(titulo()).toHaveTextContent('Receta N° 88120')
  },
)

test('[PRES-03, PRES-04] the menu opens, downloads and mails a valid practice prescription; a used one only opens', async () => {
  await buscar('/prescripcion')
  await expectTextos(tabla('Prescripciones de práctica').getByRole('columnheader'), [
    'Práctica',
    'Afiliado',
    'Número',
    'Estado',
    'Tipo',
    'Prescripción',
    'Vence',
    'Acciones',
  ])
  const dichos = fila('Prescripciones de práctica', 'Validada')
    .getByRole('cell')
    .elements()
    .map(({ textContent }) => textContent)
  expect(dichos.slice(0, 7)).toEqual([
    'Resonancia magnética de rodilla',
    'Norma Quiroga',
    expect.stringMatching(/^\d+$/),
    'Validada',
    'Diagnóstico por imágenes y laboratorio',
    expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
  ])
  const deUsada = await opciones('Prescripciones de práctica', 'Utilizada')
  expect(deUsada.textos).toEqual([
    ['Ver prescripción', false],
    ['Descargar PDF', true],
    ['Enviar por correo', true],
  ])
  deUsada.cerrar()
  const deValidada = await opciones('Prescripciones de práctica', 'Validada')
  expect(deValidada.textos).toEqual([
    ['Ver prescripción', false],
    ['Descargar PDF', false],
    ['Enviar por correo', false],
  ])
  await deValidada.elegir('Enviar por correo')
  await expect.element(page.getByRole('dialog', { name: 'Enviar por correo' })).toBeVisible()
  history.back()
  await expect.poll(() => history.state?.dialogo).toBeUndefined()
  const pdf = await bajada(async () =>
    (await opciones('Prescripciones de práctica', 'Validada')).elegir('Descargar PDF'),
  )
  expect(pdf.name).toMatch(/^Prescripción Electrónica .+\.pdf$/)
  await (await opciones('Prescripciones de práctica', 'Validada')).elegir('Ver prescripción')
  await expect.element(titulo()).toHaveTextContent(/^Prescripción N° \d+$/)
})

test(
  '[REC-06] on a computer a row opens beside its table by key and mouse, and closing returns the focus',
  { tags: ['largo'] },
  async () => {
    await enUnaNotebook()
    await abrir('/consultar-recetas')
    const filas = () => tabla('Para usar ahora').getByRole('button', { name: /^[^A]/ })
    await expect.poll(() => filas().elements().length).toBe(5)
    const antes = history.length
    const primera = filas().first()
    const segunda = filas().nth(1)
    const nombreDe = (una: typeof primera) => una.element().textContent ?? ''

    primera.element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(segunda).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expectAlLado('Para usar ahora', nombreDe(segunda))
    const detalle = page.getByRole('region', { name: nombreDe(segunda), exact: true })
    await expect.element(detalle).toHaveFocus()
    await expect.element(segunda).toHaveAttribute('aria-expanded', 'true')
    expect(filaElegida()).toEqual([expect.stringContaining(nombreDe(segunda))])
    await expectClean()

    await userEvent.keyboard('{Escape}')
    await expect.element(detalle).not.toBeInTheDocument()
    await expect.element(segunda).toHaveFocus()
    expect(filaElegida()).toEqual([])

    // A press anywhere in the row; the next row replaces it.
    await userEvent.click(
      tabla('Para usar ahora')
        .getByRole('cell', { name: /Activa/ })
        .first(),
    )
    await expectAlLado('Para usar ahora', nombreDe(primera))
    await userEvent.click(segunda)
    await expectAlLado('Para usar ahora', nombreDe(segunda))
    expect(filaElegida()).toEqual([expect.stringContaining(nombreDe(segunda))])
    await userEvent.click(page.getByRole('region').getByRole('button', { name: 'Cerrar' }))
    await expect.element(segunda).toHaveFocus()
    expect(history.length).toBe(antes)

    // Without room for a table the row opens below itself.
    await tocar(segunda)
    await page.viewport(1024, 768)
    await expect.element(detalle).not.toBeInTheDocument()
    await expect
      .element(
        page.getByRole('list', { name: 'Para usar ahora' }).getByRole('button', { expanded: true }),
      )
      .toBeVisible()
  },
)
