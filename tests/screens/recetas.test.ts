import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { formatFecha, masDias } from '#formato/fechas.ts'
import { diaDe } from '#formato/instantes.ts'
import { device } from '#live/telefono/device.ts'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { bajada } from './support/bajadas.ts'
import { esperarCopias, esperarCopiasDe } from './support/guardado.ts'
import { network } from './support/lejos.ts'
import { abrir, boton, campo, ir, main, titulo } from './support/pantalla.ts'
import { sinSenal } from './support/senal.ts'
import { desfasar } from './support/telefono.ts'
import { tocar } from './support/tocar.ts'

const warmed = () =>
  esperarCopias('recetas/4', 'recetas-cronicas/1', 'prescripciones/4', 'receta-cronica/88120')

const para = (name: string) => tocar(page.getByRole('radio', { name }))
const buscar = () => tocar(boton('Buscar'))
const encabezado = (name: string) => page.getByRole('heading', { name })
const fila = (hasText: string) => page.getByRole('listitem').filter({ hasText }).first()

test('[REC-01, REC-03, REC-06, REC-07] active prescriptions show at once; a search needs a criterion and shows each state', async () => {
  await abrir('/')
  await warmed()
  ir('/receta')
  const ambulatorio = page.getByRole('link', { name: /^Plan ambulatorio/ })
  await expect.element(ambulatorio).toHaveTextContent('vence')
  await expect
    .element(page.getByRole('link', { name: /crónicos/ }))
    .toHaveTextContent('para retirar')
  await tocar(ambulatorio)
  const ahora = page.getByRole('list', { name: 'Para usar ahora' })
  const primera = ahora.getByRole('listitem').first()
  await expect.element(primera).toHaveTextContent('Vence hoy')
  await tocar(primera.getByRole('button').first())
  await expect.element(primera.getByText('Vence', { exact: true })).toBeVisible()
  await expect.element(primera).not.toHaveTextContent('Farmacia')

  await tocar(boton('Buscar Otras'))
  await buscar()
  const falta = page.getByText('Debes ingresar por lo menos un criterio para realizar la búsqueda')
  await expect.element(falta).toBeVisible()
  await para('Norma')
  await expect.element(falta).not.toBeInTheDocument()
  await buscar()
  const halladas = page.getByRole('list', { name: 'Recetas electrónicas' })
  await expect.element(halladas.getByRole('listitem').first()).toHaveTextContent('Activa')
  const dispensada = halladas.getByRole('listitem').filter({ hasText: 'Dispensada' }).first()
  await tocar(dispensada.getByRole('button'))
  await expect.element(dispensada).toHaveTextContent('Farmacia')
  await expect.element(dispensada.getByText('Vence', { exact: true })).not.toBeInTheDocument()
  await expect.element(dispensada).toHaveTextContent('Solo mientras está activa.')
  expect(dispensada.element().className).toMatch(/info/)
  await boton('Buscar Otras').click()
  await expect.element(page.getByRole('radio', { name: 'Norma' })).toHaveFocus()
})

test(
  '[REC-02, CRON-01, CRON-04, PRES-01] without signal each search of prescriptions answers from the phone and says so',
  { tags: ['largo'] },
  async () => {
    await abrir('/')
    await warmed()
    await esperarCopiasDe('receta-pdf', 'prescripcion-pdf')
    await network.cut()

    ir('/consultar-recetas')
    await tocar(boton('Buscar Otras'))
    await expect.element(page.getByText('se busca en lo guardado hoy.')).toBeVisible()
    await para('Norma')
    await tocar(boton('1 año'))
    await expect.element(page.getByText(/^En este teléfono hay recetas desde el/)).toBeVisible()
    await buscar()
    await expect
      .element(page.getByText('se buscó en lo guardado hoy. Puede haber recetas más nuevas.'))
      .toBeVisible()
    await expect.element(page.getByText(/recetas guardadas$/)).toBeVisible()
    await enElMasChico()
    expect(deCostado()).toBe(0)
    await tocar(boton('Buscar Otras'))
    await para('Lucía')
    await buscar()
    await expect.element(encabezado('En lo guardado no hay recetas así.')).toBeVisible()

    ir('/prescripcion')
    await tocar(boton('Cambiar'))
    await para('Rubén')
    await buscar()
    await expect.element(page.getByText(/prescripciones? guardadas?$/)).toBeVisible()
    expect(deCostado()).toBe(0)

    ir('/consultar-recetas-cronicas')
    await tocar(boton('Buscar Otras'))
    await buscar()
    await expect.element(page.getByText('Debe seleccionar el afiliado')).toBeVisible()
    await para('Lucía')
    await expect.element(page.getByText('Debe seleccionar el afiliado')).not.toBeInTheDocument()
    await buscar()
    await expect.element(encabezado('Sin Recetas Crónicas.')).toBeVisible()
    await tocar(boton('Buscar Otras'))
    await para('Norma')
    await buscar()
    await expect
      .element(page.getByText('Solo se mostrarán las 100 recetas más nuevas.'))
      .toBeVisible()
    const lista = fila('Lista para retirar')
    await tocar(lista.getByRole('button'))
    await tocar(lista.getByRole('link', { name: 'Ver receta' }))
    await expect
      .element(page.getByText('Podés retirar los medicamentos en la farmacia'))
      .toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Cómo llegar' }))
      .toHaveAttribute('href', expect.stringMatching(/^geo:/))
    await expect
      .element(page.getByRole('link', { name: /^Llamar/ }))
      .toHaveAttribute('href', expect.stringMatching(/^tel:/))
    expect(deCostado()).toBe(0)
  },
)

test(
  '[FORM-02, REC-08, CRON-03, PRES-05] a person alone is already chosen; empty searches say so, large ones show the first hundred',
  { tags: ['largo'] },
  async () => {
    const sola = async () => {
      await expect
        .element(main().getByRole('form').getByText('Afiliado', { exact: true }))
        .toBeVisible()
      await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
    }
    await abrir('/consultar-recetas', { como: 'recetas' })
    for (const [path, vacio] of [
      ['/consultar-recetas', 'Sin Recetas Electrónicas.'],
      ['/prescripcion', 'Sin Prescripciones de Práctica.'],
    ] as const) {
      ir(path)
      await tocar(boton(path === '/prescripcion' ? 'Cambiar' : 'Buscar Otras'))
      await sola()
      await campo('Hasta').fill('1999-12-31')
      await buscar()
      await expect.element(encabezado(vacio)).toBeVisible()
    }
    ir('/consultar-recetas-cronicas')
    await tocar(boton('Buscar Otras'))
    await sola()
    await buscar()
    await expect
      .element(page.getByText('Solo se mostrarán las 100 recetas más nuevas.'))
      .toBeVisible()
    await expect.element(page.getByText('10 de 100', { exact: true })).toBeVisible()
  },
)

test('[REC-05, REC-09, PRES-04, PRES-06] an active prescription is saved as a PDF and mailed; a used one can only be looked at', async () => {
  await abrir('/')
  await warmed()
  ir('/consultar-recetas')
  const activa = page.getByRole('list', { name: 'Para usar ahora' }).getByRole('listitem').first()
  await tocar(activa.getByRole('button').first())
  await expect.element(activa.getByRole('button', { name: 'Ver receta' })).toBeVisible()
  const receta = await bajada(() =>
    tocar(activa.getByRole('button', { name: 'Descargar', exact: true })),
  )
  expect(receta.name).toMatch(/^Receta Electrónica .+\.pdf$/)
  expect(receta.text).toMatch(/^%PDF-/)
  await expect.element(activa).toHaveTextContent('PDF guardado en este teléfono')
  await activa.getByRole('button', { name: 'Enviar por correo' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Enviar por correo' })
  await dialogo.getByLabelText('Correo', { exact: true }).fill('norma@correo.example')
  await dialogo.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
  ir('/pendientes')
  await expect
    .element(page.getByText(/^Enviar la receta N° \d+ a norma@correo.example$/))
    .toBeVisible()

  ir('/prescripcion')
  await tocar(boton('Cambiar'))
  await para('Norma')
  await buscar()
  const lista = page.getByRole('list', { name: 'Prescripciones de práctica' })
  const usada = lista.getByRole('listitem').filter({ hasText: 'Utilizada' }).first()
  await tocar(usada.getByRole('button'))
  await expect.element(usada.getByRole('button', { name: 'Descargar' })).not.toBeInTheDocument()
  const validada = lista.getByRole('listitem').filter({ hasText: 'Validada' }).first()
  await tocar(validada.getByRole('button').first())
  const otra = await bajada(() =>
    tocar(validada.getByRole('button', { name: 'Descargar', exact: true })),
  )
  expect(otra.name).toMatch(/^Prescripción Electrónica .+\.pdf$/)
})

test('[PRES-07, PRES-08, PRES-09, PRES-14] a practice prescription shows its signature and marks a practice without agreement', async () => {
  await enElMasChico()
  await abrir('/ver-prescripcion?id=4')
  await expect.element(titulo()).toHaveTextContent('Prescripción N° 4')
  const practicas = page.getByRole('listitem').filter({ hasText: /^RP/ })
  await expect.poll(() => practicas.elements()).toHaveLength(3)
  expect(practicas.filter({ hasText: '(sin convenio)' }).elements()).toHaveLength(1)
  for (const parte of ['Diagnóstico', 'Quién prescribió', 'Observación de la validación'])
    await expect.element(encabezado(parte)).toBeVisible()
  await expect
    .element(page.getByText('La firma electrónica reemplaza legalmente a la firma manuscrita.'))
    .toBeVisible()
  expect(deCostado()).toBe(0)
})

test('[PRES-10, PRES-11, PRES-12, PRES-13] the coverage request of a prescription shows its state and the advice for it', async () => {
  const dicho: [id: number, titulo: string, consejo: string, tono: RegExp][] = [
    [
      3,
      'Enviada para autorizar',
      'Está en auditoría. Puede tardar hasta 48 horas hábiles.',
      /info/,
    ],
    [4, 'Rechazada', 'Revisá los motivos y considerá pedir una nueva prescripción.', /error/],
    [5, 'Observada', 'Revisá los motivos y considerá pedir una nueva prescripción.', /aviso/],
    [2, 'Aprobada', 'Ya podés generar la orden.', /ok/],
    [
      6,
      'En Revisión',
      'La está revisando la auditoría médica. Consultá más tarde o acercate a la delegación más cercana.',
      /neutro/,
    ],
  ]
  await abrir('/prescripcion')
  for (const [id, dice, consejo, tono] of dicho) {
    ir(`/ver-prescripcion?id=${id}`)
    const suyo = encabezado(dice)
    await expect.element(suyo).toBeVisible()
    const panel = suyo.element().closest('.panel')
    expect(panel?.textContent).toContain('Solicitud de cobertura')
    expect(panel?.textContent).toContain(consejo)
    expect(panel?.className).toMatch(tono)
  }
})

test('[CRON-02, CRON-05, CRON-06, CRON-07] a notification opens its chronic prescription with the pharmacy that has it ready', async () => {
  await abrir('/')
  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  await page
    .getByRole('dialog', { name: 'Notificaciones' })
    .getByRole('button', { name: /N° 88120$/ })
    .click()
  await expect.element(titulo()).toHaveTextContent('Receta N° 88120')
  expect(location.pathname).toMatch(/^\/ver-receta-cronica\/\d+$/)
  for (const parte of ['Medicamentos', 'Plan', 'Quién recetó'])
    await expect.element(encabezado(parte)).toBeVisible()
  await expect
    .element(page.getByText('Podés retirar los medicamentos en la farmacia'))
    .toBeVisible()
  ir('/ver-receta-cronica/87944')
  await expect.element(titulo()).toHaveTextContent('Receta N° 87944')
  await expect
    .element(page.getByText('Podés retirar los medicamentos en la farmacia'))
    .not.toBeInTheDocument()
})

test('[REC-06] open prescriptions show the member’s whole name, as two may share the first one', async () => {
  const receta = (n: number, nombre: string, numeroDocumento: string) => ({
    recetaElectronica: {
      idRecetaElectronica: 900 + n,
      numero: String(7_200_001 + n),
      fechaPrescripcion: '2031-03-04',
      vencimiento: '2031-04-03',
    },
    estado: { codigo: '1', descripcion: 'Activa' },
    afiliado: { idAfiliado: 4, correo: null },
    personaFisicaAfiliado: { apellido: 'Quiroga', nombre, numeroDocumento },
    registro1: { drogas: ['Losartán'], presentacion: 'Comprimidos', cantidad: 1 },
  })
  const body = JSON.stringify([
    receta(1, 'Juan Carlos', '8456789'),
    receta(2, 'Juan Pablo', '38456789'),
  ])
  await abrir('/')
  await warmed()
  await network.rule({
    match: 'POST /v1/busquedas/receta-electronica/buscar',
    do: { kind: 'status', code: 200, body },
  })
  ir('/consultar-recetas')
  await tocar(boton('Buscar Otras'))
  await para('Norma')
  await buscar()
  const halladas = page.getByRole('list', { name: 'Recetas electrónicas' })
  const filas = () => halladas.getByRole('listitem')
  await expect.poll(() => filas().elements()).toHaveLength(2)
  await tocar(filas().first().getByRole('button').first())
  await expect.element(filas().first()).toHaveTextContent('Juan Carlos Quiroga · 8456789')
  await tocar(filas().nth(1).getByRole('button').first())
  await expect.element(filas().nth(1)).toHaveTextContent('Juan Pablo Quiroga · 38456789')
})

test("[REC-07] with a wrong date on the phone, prescriptions are active by the provider's day", async () => {
  await abrir('/')
  await warmed()
  await sinSenal() // An answer would tell the real time.
  // By the provider's clock two months later, every prescription is expired.
  await desfasar(60)
  ir('/receta')
  const ambulatorio = page.getByRole('link', { name: /^Plan ambulatorio/ })
  await expect.element(ambulatorio).not.toHaveTextContent('activa')
  await desfasar(0)
  await expect.element(ambulatorio).toHaveTextContent('activa')
  await tocar(ambulatorio)
  const ahora = page.getByRole('list', { name: 'Para usar ahora' })
  await expect.element(ahora.getByRole('listitem').first()).toHaveTextContent('Vence hoy')
  await desfasar(60)
  await expect.element(ahora).not.toBeInTheDocument()
})

test("[REC-02] on a phone whose date is wrong a search says its stored days by the provider's day", async () => {
  await abrir('/')
  await warmed()
  await sinSenal() // An answer would tell the real time.
  await desfasar(60)
  ir('/consultar-recetas')
  await tocar(boton('Buscar Otras'))
  await para('Norma')
  await tocar(boton('1 año'))
  const alcance = page.getByText(/^En este teléfono hay recetas desde el/)
  // The last six months are stored.
  const desde = formatFecha(masDias(diaDe(Date.now()), 60 - 183))
  await expect.element(alcance).toHaveTextContent(desde)
  await buscar()
  await expect.element(page.getByText(/recetas guardadas$/)).toBeVisible()
  await expect.element(alcance).toHaveTextContent(desde)
})

test('[CRON-02, CRON-06] the list of the whole family shows the ready prescriptions of each member', async () => {
  await abrir('/')
  await warmed()
  await sinSenal() // An answer would replace these lists.
  const hoy = diaDe(Date.now())
  const una = (numeroRecetario: string, fechaAutorizacion: string) => ({
    numeroRecetario,
    afiliado: 'Quiroga',
    fechaAutorizacion,
    medicamentos: [{ descripcion: `Remedio ${numeroRecetario}` }],
  })
  const guardar = (resource: string, id: number, value: unknown) =>
    device.lectura.copias.put({
      key: `${resource}/${id}`,
      resource,
      value,
      savedAt: Date.now(),
      askedAt: 1,
    })
  const deNorma = [90_001, 90_002, 90_003, 90_004].map((n) => una(String(n), hoy))
  const deRuben = una('90005', masDias(hoy, -1))
  await guardar('recetas-cronicas', 1, deNorma)
  await guardar('recetas-cronicas', 2, [deRuben])
  await guardar('receta-cronica', 90_005, { ...deRuben, codigoEstado: '305' })
  ir('/consultar-recetas-cronicas')
  await expect.element(fila('Remedio 90001')).not.toHaveTextContent('Lista para retirar')
  await expect.element(fila('Remedio 90005')).toHaveTextContent('Lista para retirar')
})
