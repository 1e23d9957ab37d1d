// @module-tag largo

import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { salida } from './support/guardado.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, boton, enlace, expectClean, ir, main, titulo } from './support/pantalla.ts'
import { conSenal } from './support/senal.ts'
import { comoSiempre, conLetras } from './support/seSale.ts'
import { tocar } from './support/tocar.ts'

afterEach(comoSiempre)

const MOVIL = '02954-15400123'
const NO_VA = 'Ese número no va.'

const tarjeta = () => main().getByRole('region', { name: 'Contactos' })
const celular = () => page.getByRole('textbox', { name: 'Número de celular' })
const telefono = () => page.getByRole('textbox', { name: 'Número de teléfono' })

/** Refuses the next save of the contacts with NO_VA. */
const negar = () =>
  network.rule({
    match: 'POST /v1/contacto/guardar-contactos',
    do: { kind: 'status', code: 200, body: JSON.stringify({ status: 'error', message: NO_VA }) },
    times: 1,
  })

async function cambiarElCelular(a: string) {
  await abrir('/perfil?editar=contactos')
  await enlace(new RegExp(`^Editar ${MOVIL}$`)).click()
  await celular().fill(a)
  await boton('Guardar').click()
}

test('[ADDR-09, CONT-10] a refused contact shows the reason, and its correction starts from the sent value', async () => {
  await negar()
  await cambiarElCelular('02954-15400999')
  await conLetras(320, '100%')
  await expect.element(tarjeta()).toHaveTextContent(NO_VA)
  await expect.element(tarjeta()).not.toHaveTextContent('Se puede confirmar cuando llegue.')
  await enlace(/^Corregir$/).click()
  await expect.element(main().getByText(NO_VA)).toBeVisible()
  await expect.element(celular()).toHaveValue('02954-15400999')
  await expectClean()
  await celular().fill('02954-15400998')
  await boton('Guardar').click()
  await expect.poll(() => provider.contactosDe('norma')).toContain('02954-15400998')
  expect(await provider.contactosDe('norma')).toHaveLength(3)
})

test('[CONT-10] a refused contact can be discarded on its card, after a question', async () => {
  await negar()
  await cambiarElCelular('02954-15400999')
  await expect.element(tarjeta()).toHaveTextContent(NO_VA)
  await boton('Descartar').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
  await expect.element(tarjeta()).not.toHaveTextContent('02954-15400999')
  await expect.element(tarjeta()).toHaveTextContent(MOVIL)
  expect(await salida()).toEqual([])
})

test('[ADDR-09] a refusal with status 200 is shown as a warning, with status 422 as an error', async () => {
  await negar()
  await cambiarElCelular('02954-15400999')
  await expect.element(page.getByRole('status').getByText(NO_VA)).toBeVisible()
  await network.rule({
    match: 'POST /v1/contacto/guardar-contactos',
    do: {
      kind: 'status',
      code: 422,
      body: JSON.stringify({ status: 'error', message: 'Ese tampoco.' }),
    },
    times: 1,
  })
  await enlace(/^Corregir$/).click()
  await boton('Guardar').click()
  await expect.element(page.getByRole('alert').getByText('Ese tampoco.')).toBeVisible()
})

test('[CONT-10] a new contact is sent together with a refused one, and one of the two can be undone', async () => {
  await negar()
  await cambiarElCelular('02954-15400999')
  await expect.element(tarjeta()).toHaveTextContent(NO_VA)
  await negar()
  ir('/perfil?editar=contacto')
  await main().getByText('Teléfono', { exact: true }).click()
  await telefono().fill('02954-4300999')
  await boton('Guardar').click()
  await expect.element(tarjeta().getByText('02954-15400999')).toBeVisible()
  await expect.element(tarjeta().getByText('02954-4300999')).toBeVisible()
  await expect.element(tarjeta().getByText(NO_VA).first()).toBeVisible()
  await boton('Deshacer').first().click()
  await expect.poll(() => provider.contactosDe('norma')).toContain('02954-4300999')
  expect(await provider.contactosDe('norma')).toContain(MOVIL)
})

test('[CONT-10, FLT-49] one of two changes that were tried in vain is undone alone, without a question', async () => {
  await abrir('/perfil?editar=contactos')
  await expect.element(enlace(new RegExp(`^Editar ${MOVIL}$`))).toBeVisible()
  await network.cut()
  await enlace(new RegExp(`^Editar ${MOVIL}$`)).click()
  await celular().fill('02954-15400999')
  await boton('Guardar').click()
  await expect.poll(async () => (await salida())[0]?.tries).toBe(1)
  await expect.poll(async () => (await salida())[0]?.state).toBe('pending')
  ir('/perfil?editar=contacto')
  await main().getByText('Teléfono', { exact: true }).click()
  await telefono().fill('02954-4300999')
  await boton('Guardar').click()
  await expect.element(tarjeta().getByText('02954-4300999')).toBeVisible()
  await tocar(boton('Deshacer').last())
  await expect.element(tarjeta().getByText('02954-4300999')).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await conSenal()
  await expect.poll(() => provider.contactosDe('norma')).toContain('02954-15400999')
  await expect.poll(async () => (await salida()).map(({ state }) => state)).not.toContain('pending')
  expect(await provider.contactosDe('norma')).not.toContain('02954-4300999')
})

test('[CONT-10, FLT-13] a contact corrected before its refusal came is sent without a question', async () => {
  await abrir('/perfil?editar=contactos')
  await expect.element(enlace(new RegExp(`^Editar ${MOVIL}$`))).toBeVisible()
  await network.cut()
  await enlace(new RegExp(`^Editar ${MOVIL}$`)).click()
  await celular().fill('02954-15400999')
  await boton('Guardar').click()
  await expect.poll(async () => (await salida())[0]?.tries).toBe(1)
  await expect.poll(async () => (await salida())[0]?.state).toBe('pending')
  ir('/perfil?editar=contactos')
  await enlace(/^Editar 02954-15400999$/).click()
  await celular().fill('02954-15400998')
  await boton('Guardar').click()
  await expect.poll(salida).toHaveLength(2)
  await negar()
  await conSenal()
  await expect.poll(() => provider.contactosDe('norma')).toContain('02954-15400998')
  await expect.poll(async () => (await salida()).map(({ state }) => state)).toEqual(['done'])
  expect(await provider.contactosDe('norma')).toHaveLength(3)
})

test('[CONT-10, FLT-53] an unfinished contact shows its draft on the card until it is discarded', async () => {
  await abrir('/perfil?editar=contactos')
  await enlace(new RegExp(`^Editar ${MOVIL}$`)).click()
  await celular().fill('02954-15400')
  await boton('Cancelar').click()
  await boton('Seguir después').click()
  await expect
    .element(tarjeta())
    .toHaveTextContent('Lo empezaste y no lo guardaste. Todavía no se envió nada.')
  await enlace(/^Seguir$/).click()
  await expect.element(celular()).toHaveValue('02954-15400')
  await boton('Cancelar').click()
  await boton('Seguir después').click()
  await boton('Descartar').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
  await expect
    .element(main().getByText('Lo empezaste y no lo guardaste. Todavía no se envió nada.'))
    .not.toBeInTheDocument()
})

test('[CONT-13, VERI-01] if a phone number cannot get a code, the screen says so and offers no retry', async () => {
  await abrir('/perfil', { capacidades: [] })
  await enlace(/^Confirmar este celular$/).click()
  await expect.element(titulo()).toHaveTextContent('No se pudo comprobar el contacto')
  await expect.element(main()).toHaveTextContent('Solo se puede confirmar un correo electrónico.')
  await expect.element(boton('Probar de nuevo')).not.toBeInTheDocument()
  await enlace(/^Ir a Perfil$/).click()
  await expect.element(titulo()).toHaveTextContent(/^Hola/)
})

test('[CONT-10] a contact edited twice and then deleted without signal arrives as deleted', async () => {
  await abrir('/perfil?editar=contactos')
  await expect.element(enlace(new RegExp(`^Editar ${MOVIL}$`))).toBeVisible()
  await network.cut()
  await enlace(new RegExp(`^Editar ${MOVIL}$`)).click()
  await celular().fill('02954-15400999')
  await boton('Guardar').click()
  await expect.element(tarjeta().getByText('02954-15400999')).toBeVisible()
  await enlace(/^Editar Contactos$/).click()
  await enlace(/^Editar 02954-15400999$/).click()
  await expect.element(celular()).toHaveValue('02954-15400999')
  await celular().fill('02954-15400998')
  await boton('Guardar').click()
  await expect.element(tarjeta()).toHaveTextContent(`Antes: ${MOVIL}`)
  await expect.element(tarjeta().getByText('02954-15400998')).toBeVisible()
  await enlace(/^Editar Contactos$/).click()
  await boton('Borrar 02954-15400998').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
  await expect.element(tarjeta().getByText('Se borra cuando haya señal.')).toBeVisible()
  await network.restore()
  window.dispatchEvent(new Event('online'))
  await expect
    .poll(() => provider.contactosDe('norma'))
    .toEqual(['02954-4300456', 'norma.quiroga@correo.example'])
})
