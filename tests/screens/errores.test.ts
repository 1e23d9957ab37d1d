// @module-tag largo

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { device } from '#live/telefono/device.ts'

import { campana, descartar } from './support/campana.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, boton, main, reintentar, titulo } from './support/pantalla.ts'
import { cuantos, tocar } from './support/tocar.ts'

const GRUPO = 'GET /v1/afiliados/grupo-familiar'

/** Answers to 'Reintentar' on a screen without data, each with the expected text. */
const TEXTS: [ids: string, answer: { code: number; body?: string }, text: string][] = [
  [
    'ERR-02',
    { code: 422, body: '{"error":"El afiliado está dado de baja."}' },
    'El afiliado está dado de baja.',
  ],
  [
    'ERR-02, ERR-03',
    { code: 400, body: '{"error":"Falta el grupo.","message":"otra"}' },
    'Falta el grupo.',
  ],
  ['ERR-03', { code: 400 }, 'Datos inválidos'],
  ['ERR-04', { code: 403 }, 'Error de permisos.'],
  ['ERR-05', { code: 404 }, 'No se encontró el recurso.'],
  ['ERR-06', { code: 415 }, 'Error de conexión.'],
  ['ERR-07', { code: 502 }, 'Error en el servidor. Disculpe las molestias.'],
  ['ERR-08', { code: 418 }, 'Error (418)'],
  [
    'ERR-01',
    { code: 200, body: '{"status":"error","message":"El padrón se está actualizando."}' },
    'El padrón se está actualizando.',
  ],
  [
    'ERR-01',
    { code: 409, body: '{"status":"error","message":"Otra persona lo está cambiando."}' },
    'Otra persona lo está cambiando.',
  ],
  [
    'ERR-01',
    { code: 500, body: '{"status":"error","message":"El padrón vuelve a las 14."}' },
    'El padrón vuelve a las 14.',
  ],
  ['ERR-12', { code: 200, body: '{"status":"error"}' }, 'No se aceptó, y no dijeron por qué.'],
  [
    'ERR-09',
    { code: 200, body: '{"status":"warning","message":"Servicio en horario reducido."}' },
    'Servicio en horario reducido.',
  ],
]

/** Closes the shown notice, if any. */
function cerrarAviso(): void {
  const close = boton('Cerrar aviso').query()
  if (close instanceof HTMLElement) close.click()
}

test('[ERR-01, ERR-02, ERR-03, ERR-04] a failed call shows the text for its answer once, even if it is repeated', async () => {
  await network.rule({ match: GRUPO, do: { kind: 'status', code: 500 } })
  await abrir('/grupo-familiar', { recien: true })
  await expect.element(boton('Reintentar')).toBeVisible()
  const lastFailure = async () =>
    Math.max(...(await device.lectura.fallas.toArray()).map(({ failedAt }) => failedAt))
  for (const [ids, { code, body }, text] of TEXTS) {
    // Without a moment between the two rules: a copy fetched then would take 'Reintentar' away.
    await network.replace([
      { match: GRUPO, do: { kind: 'status', code, ...(body !== undefined && { body }) } },
    ])
    const toast = page.getByRole('alert').getByText(text, { exact: true })
    // A press that meets a try of the engine is told that try's answer, perhaps the former one: then it is pressed again.
    await expect
      .poll(
        async () => {
          if (!toast.query()) await tocar(boton('Reintentar'))
          return toast.elements().length
        },
        { message: ids, interval: 300 },
      )
      .toBe(1)
    // A notice in use stays, however long the second failure takes.
    boton('Cerrar aviso').element().focus()
    // ERR-10: a second press does not repeat the shown text.
    const before = await lastFailure()
    await tocar(boton('Reintentar'))
    await expect.poll(lastFailure, { message: ids }).toBeGreaterThan(before)
    expect(toast.elements()).toHaveLength(1)
    // The second failure is announced a moment after it is stored, perhaps after the first notice
    // was closed.
    await expect
      .poll(
        () => {
          cerrarAviso()
          return toast.elements().length
        },
        { message: ids, interval: 200 },
      )
      .toBe(0)
  }

  await network.heal()
  reintentar()
  await cuantos(main().getByRole('listitem'), 4)
})

test('[ERR-11, ERR-12] a call without an answer says why; the credential says it in the place of its code', async () => {
  await network.rule({ match: GRUPO, do: { kind: 'refuse' } })
  await abrir('/grupo-familiar', { recien: true })
  await tocar(boton('Reintentar'))
  await expect.element(page.getByRole('alert').getByText('Error de conexión.')).toBeVisible()

  // Without a moment between the rules: the engine would fetch the credential in it.
  await network.replace([
    { match: 'POST /v1/afiliados/credencial/', do: { kind: 'status', code: 403 } },
  ])
  await tocar(boton('Credencial'))
  const credencial = page.getByRole('dialog', { name: 'Credencial' })
  await expect.element(credencial.getByText('Error de permisos.')).toBeVisible()
})

test('[ERR-01] a refused change waits in «Pendientes» with its reason, to be undone or sent again', async () => {
  await network.rule({
    match: 'POST /v1/afiliados/deshabilitar-notificacion-pendiente',
    do: { kind: 'status', code: 422, body: '{"error":"Ese aviso ya no existe."}' },
  })
  await abrir('/')
  await descartar('20377')
  await descartar('88120')
  const banner = page.getByRole('status').first()
  await expect.element(banner).toHaveTextContent('No se aceptaron 2 cambios.')
  await tocar(banner.getByRole('link', { name: 'Ver' }))
  await cuantos(page.getByText('Motivo: Ese aviso ya no existe.'), 2)
  await expect.element(banner.getByRole('link')).not.toBeInTheDocument() // No link is shown, because it would lead to this same screen.
  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 3 sin ver')

  const card = (numero: string) => main().getByRole('listitem').filter({ hasText: numero })
  await tocar(card('20377').getByRole('button', { name: 'Deshacer' }))
  await expect
    .element(page.getByText('La notificación volvió a la campana.', { exact: true }))
    .toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(card('20377')).not.toBeInTheDocument()
  // The pressed button is gone: the focus is on the page's title.
  await expect.element(titulo()).toHaveFocus()

  await network.heal()
  await tocar(card('88120').getByRole('button', { name: 'Reintentar' }))
  await expect.poll(() => provider.notificaciones('norma')).toHaveLength(2)
  expect(await provider.efectos()).toHaveLength(1)
})
