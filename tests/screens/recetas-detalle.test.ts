import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { comoComputadora } from './support/computadora.ts'
import { datosDe } from './support/datos.ts'
import { esperarCopias } from './support/guardado.ts'
import { network } from './support/lejos.ts'
import { abrir, abrirOtraVez, boton, campo, main, titulo } from './support/pantalla.ts'
import { expectTextos } from './support/textos.ts'
import { tocar } from './support/tocar.ts'

const FECHA = /^\d\d\/\d\d\/\d{4}$/
const CRITERIO = 'Debes ingresar por lo menos un criterio para realizar la búsqueda'

const seccion = (name: string) =>
  page.getByRole('heading', { name, exact: true }).element().closest('section')

test('[CRON-05, CRON-06] a chronic prescription shows its member, plan, note and pharmacy', async () => {
  await abrir('/ver-receta-cronica/88120')
  await expect.element(titulo()).toHaveTextContent('Receta N° 88120')
  await expect.element(main()).toHaveTextContent(/Quiroga, Norma · DNI 28\.?456\.?789/)
  await expect
    .poll(() => datosDe('Plan'))
    .toEqual({
      Plan: 'Diabetes',
      Período: expect.stringMatching(/^\d\d\/\d{4}$/),
      'Nota del plan': 'Presentar el control de glucemia cada seis meses.',
    })
  expect(datosDe('Quién recetó')).toEqual({ Profesional: 'Núñez, Héctor', Matrícula: '2148' })
  const remedios = [...(seccion('Medicamentos')?.querySelectorAll('li') ?? [])]
  expect(remedios.map(({ textContent }) => textContent)).toEqual([
    'Insulina glargina 100 UI/ml × 5 lapiceras',
    'Tiras reactivas × 100',
  ])

  const panel = page
    .getByText('Podés retirar los medicamentos en la farmacia')
    .element()
    .closest('.panel')
  expect(panel?.textContent).toContain('Farmacia del Centro')
  expect(panel?.textContent).toContain('Av. San Martín 215, Santa Rosa')
  expect(adonde(panel)).toEqual([
    'geo:0,0?q=Av.%20San%20Mart%C3%ADn%20215%2C%20Santa%20Rosa',
    'tel:029544300215',
  ])
})

test(
  '[CRON-06] on a computer the way to the pharmacy is a link to a map',
  { tags: ['largo'] },
  async () => {
    await comoComputadora()
    await abrir('/ver-receta-cronica/88120')
    const retirar = page.getByText('Podés retirar los medicamentos en la farmacia')
    await expect.element(retirar).toBeVisible()
    expect(adonde(retirar.element().closest('.panel'))).toEqual([
      'https://www.openstreetmap.org/search?query=Av.%20San%20Mart%C3%ADn%20215%2C%20Santa%20Rosa',
      'tel:029544300215',
    ])
  },
)

const adonde = (de: Element | null) =>
  [...(de?.querySelectorAll('a') ?? [])].map((one) => one.getAttribute('href'))

test('[CRON-05, PRES-14] a detail that the provider fails to send is asked for again, without a word about signal', async () => {
  for (const [path, match] of [
    ['/ver-receta-cronica/87944', 'POST /v1/recetas/find-receta-cronica'],
    ['/ver-prescripcion?id=4', 'GET /v1/prescripciones-electronicas/4'],
  ] as const) {
    await network.rule({ match, do: { kind: 'status', code: 500 } })
    await abrir(path)
    await expect.element(boton('Reintentar')).toBeVisible()
    // The list's data stay.
    await expect.element(main()).toHaveTextContent('Quiroga')
    await expect.element(main()).not.toHaveTextContent('Sin señal')
    await network.heal()
    await tocar(boton('Reintentar'))
    await expect.element(boton('Reintentar')).not.toBeInTheDocument()
  }
})

test('[PRES-07, PRES-08] a practice prescription shows its six parts and no form field', async () => {
  await abrir('/ver-prescripcion?id=4')
  await expect.element(titulo()).toHaveTextContent('Prescripción N° 4')
  // The prescription's state is below the title, at a distance.
  const cajaDe = (que: string) => document.querySelector(`.titulo ${que}`)?.getBoundingClientRect()
  await expect
    .poll(() => (cajaDe('.insignia')?.top ?? 0) - (cajaDe('h1')?.bottom ?? 0))
    .toBeGreaterThanOrEqual(4)
  await expect
    .poll(() => datosDe('Prescripción'))
    .toMatchObject({
      Fecha: expect.stringMatching(FECHA),
      Vence: expect.stringMatching(FECHA),
      Desde: expect.stringMatching(FECHA),
      Tipo: 'Diagnóstico por imágenes y laboratorio',
    })
  expect(datosDe('Afiliado')).toEqual({
    Nombre: 'Norma Quiroga',
    DNI: expect.stringMatching(/^28\.?456\.?789$/),
  })
  expect(datosDe('Quién prescribió')).toEqual({
    Profesional: 'Iturralde, Pilar',
    Profesión: 'Médica',
    Matrícula: '1987',
    Teléfono: '02954-4300101',
    Domicilio: 'Av. San Martín 120, Santa Rosa',
  })
  await expectTextos(page.getByRole('listitem').filter({ hasText: /^RP\d/ }), [
    'RP1Hemograma completo Código 660475 · cantidad 1',
    'RP2Resonancia magnética de rodilla Código 340201 · cantidad 1',
    'RP3Panel genético ampliado (sin convenio)Código 881234 · cantidad 1',
  ])
  expect(seccion('Diagnóstico')?.textContent).toMatch(
    /M25\.5 Dolor articular.*I10 Hipertensión esencial/,
  )
  expect(seccion('Observación de la validación')?.textContent).toContain(
    'Validada por la auditoría médica.',
  )
  expect(main().element().querySelector('input, textarea, select')).toBeNull()
})

test('[PRES-14] the address of a prescription works after a reload and without signal', async () => {
  await abrir('/ver-prescripcion?id=4')
  const practica = page.getByText('Resonancia magnética de rodilla')
  await expect.element(practica).toBeVisible()
  await esperarCopias('prescripcion/4')
  await abrirOtraVez('/ver-prescripcion?id=4')
  await expect.element(practica).toBeVisible()
  await network.cut()
  await abrirOtraVez('/ver-prescripcion?id=4')
  await expect.element(titulo()).toHaveTextContent('Prescripción N° 4')
  await expect.element(practica).toBeVisible()
})

test(
  '[PRES-02, REC-03] a search for prescriptions without a criterion sends no call, a date alone sends one',
  { tags: ['largo'] },
  async () => {
    // Calls with another limit belong to the copying in advance.
    const buscadas = async () =>
      (await network.asked('/v1/prescripciones-electronicas?'))
        .map(({ path }) => Object.fromEntries(new URLSearchParams(path.split('?')[1])))
        .filter(({ limit }) => limit === '50')
    await abrir('/prescripcion')
    await tocar(boton('Cambiar'))
    await expect.element(page.getByRole('radio', { name: 'Norma' })).toBeVisible()
    await tocar(boton('Buscar'))
    await expect.element(main()).toHaveTextContent(CRITERIO)
    await campo('Desde').fill('2026-03-01')
    await expect.element(main()).not.toHaveTextContent(CRITERIO)
    await tocar(boton('Buscar'))
    await expect.element(main()).not.toHaveTextContent(CRITERIO)
    await expect.poll(buscadas).toEqual([{ fechaDesde: '2026-03-01', limit: '50' }])
  },
)
