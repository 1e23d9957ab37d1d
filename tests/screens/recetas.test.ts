import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { texts } from '#features/recetas/texts.ts'
import { texts as envio } from '#piezas/texts.ts'

import { deCostado, enElMasChico } from './support/ancho.ts'
import { bajada } from './support/bajadas.ts'
import { esperarCopias, esperarCopiasDe } from './support/guardado.ts'
import { network } from './support/lejos.ts'
import { abrir, boton, campo, ir, main, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const warmed = () =>
  esperarCopias('recetas/4', 'recetas-cronicas/1', 'prescripciones/4', 'receta-cronica/88120')

const para = (name: string) => tocar(page.getByRole('radio', { name }))
const buscar = () => tocar(boton(envio.buscar))
const encabezado = (name: string) => page.getByRole('heading', { name })
const fila = (hasText: string) => page.getByRole('listitem').filter({ hasText }).first()

test('[REC-01, REC-03, REC-06, REC-07] what to use now is there without a search, and a search says what it needs', async () => {
  await abrir('/')
  await warmed()
  ir('/receta')
  const ambulatorio = page.getByRole('link', { name: /^Plan ambulatorio/ })
  await expect.element(ambulatorio).toHaveTextContent('vence')
  await expect
    .element(page.getByRole('link', { name: /crónicos/ }))
    .toHaveTextContent('para retirar')
  await tocar(ambulatorio)
  const ahora = page.getByRole('list', { name: texts.paraUsar })
  const primera = ahora.getByRole('listitem').first()
  await expect.element(primera).toHaveTextContent('Vence hoy')
  await tocar(primera.getByRole('button').first())
  await expect.element(primera.getByText(texts.vence, { exact: true })).toBeVisible()
  await expect.element(primera).not.toHaveTextContent(texts.farmacia)

  await buscar()
  const falta = page.getByText(texts.sinCriterio)
  await expect.element(falta).toBeVisible()
  await para('Norma')
  await expect.element(falta).not.toBeInTheDocument()
  await buscar()
  const halladas = page.getByRole('list', { name: texts.titulo })
  await expect.element(halladas.getByRole('listitem').first()).toHaveTextContent('Activa')
  const dispensada = halladas.getByRole('listitem').filter({ hasText: 'Dispensada' }).first()
  await tocar(dispensada.getByRole('button'))
  await expect.element(dispensada).toHaveTextContent('Farmacia')
  await expect.element(dispensada.getByText(texts.vence, { exact: true })).not.toBeInTheDocument()
  await expect.element(dispensada).toHaveTextContent(texts.soloActiva)
  expect(dispensada.element().className).toMatch(/info/)
  await boton(texts.buscarOtras).click()
  await expect.element(page.getByRole('radio', { name: 'Norma' })).toHaveFocus()
})

test('[REC-02, CRON-01, CRON-04, PRES-01] with no signal and no screen opened before, every search answers from the phone and says so', async () => {
  await abrir('/')
  await warmed()
  await esperarCopiasDe('receta-pdf', 'prescripcion-pdf')
  await network.cut()

  ir('/consultar-recetas')
  await expect.element(page.getByText(texts.seBusca('hoy'))).toBeVisible()
  await para('Norma')
  await tocar(boton('1 año'))
  await expect.element(page.getByText(/^En este teléfono hay recetas desde el/)).toBeVisible()
  await buscar()
  await expect.element(page.getByText(texts.seBusco('hoy'))).toBeVisible()
  await expect.element(page.getByText(/recetas guardadas$/)).toBeVisible()
  await enElMasChico()
  expect(deCostado()).toBe(0)
  await tocar(boton(texts.buscarOtras))
  await para('Lucía')
  await buscar()
  await expect.element(encabezado(texts.vacioGuardado)).toBeVisible()

  ir('/prescripcion')
  await para('Rubén')
  await buscar()
  await expect.element(page.getByText(/prescripciones? guardadas?$/)).toBeVisible()
  expect(deCostado()).toBe(0)

  ir('/consultar-recetas-cronicas')
  await buscar()
  await expect.element(page.getByText(envio.sinAfiliado)).toBeVisible()
  await para('Lucía')
  await expect.element(page.getByText(envio.sinAfiliado)).not.toBeInTheDocument()
  await buscar()
  await expect.element(encabezado(texts.sinCronicas)).toBeVisible()
  await tocar(boton(texts.buscarOtras))
  await para('Norma')
  await buscar()
  await expect.element(page.getByText(texts.solo100)).toBeVisible()
  const lista = fila(texts.listaParaRetirar)
  await tocar(lista.getByRole('button'))
  await tocar(lista.getByRole('link', { name: texts.verReceta }))
  await expect.element(page.getByText(texts.podesRetirar)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: envio.comoLlegar }))
    .toHaveAttribute('href', expect.stringMatching(/^geo:/))
  await expect
    .element(page.getByRole('link', { name: /^Llamar/ }))
    .toHaveAttribute('href', expect.stringMatching(/^tel:/))
  expect(deCostado()).toBe(0)
})

test(
  '[FORM-02, REC-08, CRON-03, PRES-05] somebody alone is chosen already, reads in words that there is none, and of many the newest hundred',
  { tags: ['largo'] },
  async () => {
    const sola = async () => {
      await expect
        .element(main().getByRole('form').getByText(envio.afiliado, { exact: true }))
        .toBeVisible()
      await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
    }
    await abrir('/consultar-recetas', { como: 'recetas' })
    for (const [path, vacio] of [
      ['/consultar-recetas', texts.vacio],
      ['/prescripcion', texts.sinPrescripciones],
    ] as const) {
      ir(path)
      await sola()
      await campo('Hasta').fill('1999-12-31')
      await buscar()
      await expect.element(encabezado(vacio)).toBeVisible()
    }
    ir('/consultar-recetas-cronicas')
    await sola()
    await buscar()
    await expect.element(page.getByText(texts.solo100)).toBeVisible()
    await expect.element(page.getByText('10 de 100', { exact: true })).toBeVisible()
  },
)

test('[REC-05, REC-09, PRES-04, PRES-06] what can be presented is a document on this phone under its name, and goes by mail; anything else is only looked at', async () => {
  await abrir('/')
  await warmed()
  ir('/consultar-recetas')
  const activa = page.getByRole('list', { name: texts.paraUsar }).getByRole('listitem').first()
  await tocar(activa.getByRole('button').first())
  await expect.element(activa.getByRole('button', { name: texts.verReceta })).toBeVisible()
  const receta = await bajada(() =>
    tocar(activa.getByRole('button', { name: texts.descargar, exact: true })),
  )
  expect(receta.name).toMatch(/^Receta Electrónica .+\.pdf$/)
  expect(receta.text).toMatch(/^%PDF-/)
  await expect.element(activa).toHaveTextContent('PDF guardado en este teléfono')
  await activa.getByRole('button', { name: envio.enviarPorCorreo }).click()
  const dialogo = page.getByRole('dialog', { name: envio.enviarPorCorreo })
  await dialogo.getByLabelText(envio.correo, { exact: true }).fill('norma@correo.example')
  await dialogo.getByRole('button', { name: envio.enviar, exact: true }).click()
  await expect.element(dialogo).not.toBeInTheDocument()
  // The step back that takes its entry out of the history is over.
  await expect.poll(() => history.state?.dialogo).toBeUndefined()
  ir('/pendientes')
  await expect
    .element(page.getByText(/^Enviar la receta N° \d+ a norma@correo.example$/))
    .toBeVisible()

  ir('/prescripcion')
  await para('Norma')
  await buscar()
  const lista = page.getByRole('list', { name: texts.practicas })
  const usada = lista.getByRole('listitem').filter({ hasText: 'Utilizada' }).first()
  await tocar(usada.getByRole('button'))
  await expect.element(usada.getByRole('button', { name: texts.descargar })).not.toBeInTheDocument()
  const validada = lista.getByRole('listitem').filter({ hasText: 'Validada' }).first()
  await tocar(validada.getByRole('button').first())
  const otra = await bajada(() =>
    tocar(validada.getByRole('button', { name: texts.descargar, exact: true })),
  )
  expect(otra.name).toMatch(/^Prescripción Electrónica .+\.pdf$/)
})

test('[PRES-07, PRES-08, PRES-09, PRES-14] a practice prescription is read by its address, signed, each practice without agreement marked, on the smallest phone', async () => {
  await enElMasChico()
  await abrir('/ver-prescripcion?id=4')
  await expect.element(titulo()).toHaveTextContent(texts.prescripcionN('4'))
  const practicas = page.getByRole('listitem').filter({ hasText: /^RP/ })
  await expect.poll(() => practicas.elements()).toHaveLength(3)
  expect(practicas.filter({ hasText: texts.sinConvenio }).elements()).toHaveLength(1)
  for (const parte of [texts.diagnostico, texts.quienPrescribio, texts.validacion])
    await expect.element(encabezado(parte)).toBeVisible()
  await expect.element(page.getByText(texts.firmaVale)).toBeVisible()
  expect(deCostado()).toBe(0)
})

test('[PRES-10, PRES-11, PRES-12, PRES-13] the linked request of coverage says how it stands, and what to do', async () => {
  const dicho: [id: number, titulo: string, consejo: string, tono: RegExp][] = [
    [3, 'Generada', texts.enAuditoria, /info/],
    [4, 'Rechazada', texts.revisaMotivos, /error/],
    [5, 'Observada', texts.revisaMotivos, /aviso/],
    [2, 'Aprobada', texts.podesGenerar, /ok/],
    [6, texts.enRevision, texts.enRevisionDetalle, /neutro/],
  ]
  await abrir('/prescripcion')
  for (const [id, dice, consejo, tono] of dicho) {
    ir(`/ver-prescripcion?id=${id}`)
    const suyo = encabezado(dice)
    await expect.element(suyo).toBeVisible()
    const panel = suyo.element().closest('.panel')
    expect(panel?.textContent).toContain(texts.solicitud)
    expect(panel?.textContent).toContain(consejo)
    expect(panel?.className).toMatch(tono)
  }
})

test('[CRON-02, CRON-05, CRON-06, CRON-07] a notification leads to its chronic prescription, and to the pharmacy where it waits', async () => {
  await abrir('/')
  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  await page
    .getByRole('dialog', { name: 'Notificaciones' })
    .getByRole('button', { name: /N° 88120$/ })
    .click()
  await expect.element(titulo()).toHaveTextContent(texts.recetaN('88120'))
  expect(location.pathname).toMatch(/^\/ver-receta-cronica\/\d+$/)
  for (const parte of [texts.medicamentos, texts.plan, texts.quienReceto])
    await expect.element(encabezado(parte)).toBeVisible()
  await expect.element(page.getByText(texts.podesRetirar)).toBeVisible()
  ir('/ver-receta-cronica/87944')
  await expect.element(titulo()).toHaveTextContent(texts.recetaN('87944'))
  await expect.element(page.getByText(texts.podesRetirar)).not.toBeInTheDocument()
})
