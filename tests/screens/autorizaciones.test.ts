import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { texts } from '#features/autorizaciones/texts.ts'

import { deCostado, enElMasChico, enUnaComputadora } from './support/ancho.ts'
import { borradores, copias, esperarCopias, retenerBorradores, salida } from './support/guardado.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, boton, ir, main, titulo } from './support/pantalla.ts'
import { quieto } from './support/quieto.ts'
import { conSenal } from './support/senal.ts'
import { tocar } from './support/tocar.ts'

/** Row of a request, as a card. */
const fila = (hasText: string) => page.getByRole('listitem').filter({ hasText })
const dialogo = () => page.getByRole('dialog')
const hecho = async () => (await provider.efectos()).map(({ operacion }) => operacion)

function abrirFila(numero: string): void {
  const summary = fila(numero).element().querySelector('summary')
  summary?.click()
}

const accionesDe = (numero: string) =>
  fila(numero)
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)

test('[AUTH-01, AUTH-02, AUTH-03, AUTH-04] requests of the last 30 days show their state and only the actions that this state allows', async () => {
  await abrir('/autorizaciones')
  await expect.element(titulo()).toHaveTextContent('Solicitudes de Autorización')
  await expect
    .element(page.getByText(/últimos 30 días\. La auditoría puede tardar hasta 48 horas hábiles/))
    .toBeVisible()

  // Each state has its own words, icon and edge.
  const aprobada = fila('00020377')
  await expect.element(aprobada).toHaveTextContent('Resonancia magnética de rodilla')
  expect(aprobada.element().querySelector('.insignia.ok svg')).not.toBeNull()
  await expect.element(aprobada).toHaveClass('ok')
  await expect.element(fila('00020290')).toHaveClass('error') // An observed request has a red edge and an orange badge.
  expect(fila('00020290').element().querySelector('.insignia.aviso')?.textContent).toBe('Observada')
  await expect.element(fila('00020401')).toHaveClass('info')
  await expect.element(fila('00020349')).toHaveTextContent('en revisión')
  await expect.element(fila('00020120')).not.toBeInTheDocument()

  for (const numero of ['00020401', '00020377', '00020290', '00020355']) abrirFila(numero)
  await expect
    .poll(() => accionesDe('00020401'))
    .toEqual(
      expect.arrayContaining([
        texts.verSolicitud,
        texts.informe,
        texts.enviarSolicitud,
        texts.anular,
      ]),
    )
  await expect
    .poll(() => accionesDe('00020377'))
    .toEqual(
      expect.arrayContaining([
        texts.verProvidencia,
        texts.enviarProvidencia,
        texts.enviarSolicitud,
        texts.informe,
      ]),
    )
  expect(accionesDe('00020377')).not.toContain(texts.anular)
  await expect.poll(() => accionesDe('00020355')).not.toEqual([])
  expect(accionesDe('00020355')).not.toContain(texts.enviarSolicitud)
})

test('[AUTH-08, AUTH-12, AUTH-13] cancelling a request needs a reason of at most 500 letters and marks it as «Anulada»', async () => {
  await abrir('/autorizaciones')
  await expect.element(fila('00020401')).toBeVisible()
  abrirFila('00020401')
  await tocar(fila('00020401').getByRole('button', { name: texts.anular }))
  const anular = page.getByRole('dialog', { name: texts.anularTitulo })
  const observacion = anular.getByLabelText(texts.observacion)
  await anular.getByRole('button', { name: texts.anular }).click()
  await expect.element(anular).toHaveTextContent('El campo es requerido')
  await expect.element(observacion).toHaveFocus()
  await observacion.fill('x'.repeat(501))
  await expect.element(anular).toHaveTextContent('El campo es demasiado largo')
  await observacion.fill('La pedí dos veces.')
  await tocar(anular.getByRole('button', { name: texts.anular }))
  await expect
    .element(page.getByText('La autorización ha sido anulada correctamente', { exact: true }))
    .toBeVisible()
  await expect.element(fila('00020401')).toHaveTextContent('Anulada')
  await expect.poll(hecho).toEqual(['autorizaciones.anular'])
})

test('[AUTH-08, AUTH-12] a reason is still checked when its draft is read after «Anular» was pressed', async () => {
  await abrir('/autorizaciones')
  await expect.element(fila('00020401')).toBeVisible()
  abrirFila('00020401')
  const anular = page.getByRole('dialog', { name: texts.anularTitulo })
  const observacion = anular.getByLabelText(texts.observacion)
  await tocar(fila('00020401').getByRole('button', { name: texts.anular }))
  await observacion.fill('x'.repeat(501))
  await tocar(anular.getByRole('button', { name: texts.volver }))
  await expect.poll(async () => (await borradores()).length).toBe(1)

  const soltar = await retenerBorradores()
  await tocar(fila('00020401').getByRole('button', { name: texts.anular }))
  await anular.getByRole('button', { name: texts.anular }).click()
  await expect.element(anular).toHaveTextContent('El campo es requerido')
  await soltar()
  await expect.element(observacion).toHaveValue('x'.repeat(501))
  await expect.element(anular).toHaveTextContent('El campo es demasiado largo')
  expect(await salida()).toEqual([])
})

test('[AUTH-12] an opened and closed question stores no draft', async () => {
  await abrir('/autorizaciones')
  await expect.element(fila('00020401')).toBeVisible()
  abrirFila('00020401')
  const anular = page.getByRole('dialog', { name: texts.anularTitulo })
  const soltar = await retenerBorradores()
  await tocar(fila('00020401').getByRole('button', { name: texts.anular }))
  await soltar()
  await anular.getByRole('button', { name: texts.anular }).click()
  await expect.element(anular).toHaveTextContent('El campo es requerido')
  await tocar(anular.getByRole('button', { name: texts.volver }))
  await expect.element(anular).not.toBeInTheDocument()
  await quieto()
  expect(await borradores()).toEqual([])
})

test('[AUTH-19, AUTH-20] «Ver providencia» fetches and keeps the ruling; on a computer each row has a menu', async () => {
  await abrir('/autorizaciones')
  await expect.element(fila('00020377')).toBeVisible()
  abrirFila('00020377')
  await tocar(fila('00020377').getByRole('button', { name: texts.verProvidencia }))
  await expect
    .poll(() => document.querySelector('[role=dialog] canvas, dialog canvas'))
    .toBeVisible()
  history.back()
  await expect.element(dialogo()).not.toBeInTheDocument()
  expect((await copias()).map(({ key }) => key)).toContain('autorizacion.providencia/20377')

  await enUnaComputadora()
  const row = page.getByRole('row').filter({ hasText: '00020377' })
  await expect.element(row).toHaveTextContent('28.456.789')
  await expect.element(fila('00020377')).not.toBeInTheDocument() // A table row has no card beside it.
  await row.getByRole('button', { name: /^Acciones de/ }).click()
  await page.getByRole('menuitem', { name: texts.verSolicitud }).click()
  await expect.poll(() => location.pathname + location.search).toBe('/ver-autorizacion?id=20377')
})

test('[AUTH-06] an empty list of requests says so', { tags: ['largo'] }, async () => {
  await abrir('/autorizaciones', { como: 'recetas' })
  await expect
    .element(page.getByText('Sin solicitudes de autorizaciones ambulantes.'))
    .toBeVisible()
})

test('[AUTH-14, AUTH-15, AUTH-16, AUTH-18] an unopened request opens without signal; its mails and cancellation are sent later', async () => {
  await abrir('/')
  await esperarCopias('autorizacion/20377', 'autorizacion/20401')
  await network.cut()
  ir('/ver-autorizacion?id=20377')
  await expect.element(titulo()).toHaveTextContent('00020377')
  await expect.element(main()).toHaveTextContent('Quiroga, Norma')
  await expect.element(main()).toHaveTextContent('28.456.789')
  await expect.element(main()).toHaveTextContent(/Vale del \d\d\/\d\d\/\d{4} al \d\d\/\d\d\/\d{4}/)
  expect(document.querySelector('main li[aria-current=step]')?.textContent).toContain('Aprobada')

  // A wrong address is refused before the mail is queued.
  await boton('Enviar por correo').click()
  await dialogo().getByLabelText('Correo').fill('no es')
  await tocar(dialogo().getByRole('button', { name: 'Enviar' }))
  await expect.element(dialogo()).toHaveTextContent('El formato no es correcto (no es)')
  await dialogo().getByLabelText('Correo').fill('otra@correo.example')
  await tocar(dialogo().getByRole('button', { name: 'Enviar' }))
  await expect.element(page.getByText(/lo enviamos cuando haya señal/)).toBeVisible()
  await expect.element(dialogo()).not.toBeInTheDocument()
  await tocar(boton(texts.enviarSolicitud))
  await tocar(dialogo().getByRole('button', { name: 'Enviar' }))
  await expect.element(dialogo()).not.toBeInTheDocument()
  expect(await salida()).toHaveLength(2)

  ir('/ver-autorizacion?id=20401')
  await tocar(boton(texts.anular))
  await dialogo().getByLabelText(texts.observacion).fill('Ya no hace falta.')
  await tocar(dialogo().getByRole('button', { name: texts.anular }))
  await expect.element(page.getByText(texts.anulacionSinEnviar)).toBeVisible()
  await expect.element(boton(texts.anular)).not.toBeInTheDocument()

  await enElMasChico()
  for (const where of ['/autorizaciones', '/ver-autorizacion?id=20377']) {
    ir(where)
    await expect.element(titulo()).toBeVisible()
    expect(deCostado()).toBe(0)
  }

  await conSenal()
  await expect
    .poll(async () => (await salida()).map(({ state }) => state))
    .toEqual(['done', 'done', 'done'])
  expect(await provider.correosA('otra@correo.example')).toHaveLength(1)
  expect((await hecho()).toSorted()).toEqual([
    'autorizaciones.anular',
    'autorizaciones.enviar',
    'autorizaciones.enviarProvidencia',
  ])
  ir('/ver-autorizacion?id=20401')
  await expect.element(main()).toHaveTextContent('Anulada')
})

test('[AUTH-21] a request’s address without id, with an unknown or a foreign id leads back to the list', async () => {
  await abrir('/ver-autorizacion')
  await expect.poll(() => location.pathname).toBe('/autorizaciones')
  for (const id of ['20410', 'x', '999999']) {
    ir(`/ver-autorizacion?id=${id}`)
    await expect.element(titulo()).toHaveTextContent(texts.noEsta)
  }
  await tocar(page.getByRole('link', { name: texts.verSolicitudes }))
  await expect.element(titulo()).toHaveTextContent(texts.titulo)
})
