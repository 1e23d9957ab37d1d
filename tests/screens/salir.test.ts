// @module-tag largo

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { device } from '#live/telefono/device.ts'

import { people } from '../support/people.ts'
import { campana, descartar } from './support/campana.ts'
import { borradores } from './support/guardado.ts'
import { ingresar } from './support/ingresar.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, boton, expectClean, ir, titulo } from './support/pantalla.ts'
import { cambios } from './support/telefono.ts'
import { tocar } from './support/tocar.ts'

const DISMISS = 'POST /v1/afiliados/deshabilitar-notificacion-pendiente'
const NUMBERS = ['20377', '88120', '20290']
const descartarTodo = () => page.getByRole('dialog', { name: '¿Descartar todo esto?' })

/** Makes three changes that cannot be sent. */
async function conTres() {
  await network.rule({ match: DISMISS, do: { kind: 'status', code: 503 } })
  await abrir('/')
  for (const number of NUMBERS) await descartar(number)
}

/** Opens the question that signing out asks. */
async function alSalir() {
  ir('/')
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  ir('/signout')
  const dialog = page.getByRole('dialog', { name: 'Tenés 3 cambios sin enviar' })
  for (const number of NUMBERS) await expect.element(dialog).toHaveTextContent(`N° ${number}`)
}

const afuera = () => expect.element(titulo()).toHaveTextContent('Ingresá')

test('[FLT-64] «Enviar ahora y salir» with all answers lost keeps the changes, and sends none twice later', async () => {
  await conTres()
  await alSalir()
  // A try of the engine between the two faults would arrive, and one change less would wait.
  await network.replace([
    { match: DISMISS, times: 3, do: { kind: 'dropAnswer' } },
    { match: DISMISS, do: { kind: 'status', code: 503 } },
  ])
  await tocar(boton('Enviar ahora y salir'))
  await expect
    .element(page.getByText('3 cambios no se pudieron enviar', { exact: true }))
    .toBeVisible()
  await network.heal()
  // The engine may send before the press, and so sign out by itself.
  const again = boton('Enviar ahora y salir').query()
  if (again instanceof HTMLElement) again.click()
  await afuera()
  expect(await cambios()).toMatchObject(NUMBERS.map(() => ({ state: 'done' })))
  expect(await provider.efectos()).toHaveLength(3)
})

test('[FLT-64] «Descartar y salir» names the changes, asks twice, and sends none of them', async () => {
  await conTres()
  await alSalir()
  await tocar(boton('Descartar y salir'))
  for (const number of NUMBERS)
    await expect.element(descartarTodo()).toHaveTextContent(`N° ${number}`)
  await expectClean()
  await tocar(boton('Descartar y salir'))
  await afuera()
  await network.heal()
  await ingresar(people.norma)
  await expect.element(campana()).toHaveAccessibleName('Notificaciones, 3 sin ver')
  expect(await cambios()).toEqual([])
  expect(await provider.efectos()).toEqual([])
})

test('[FLT-64] discarding without signal asks a third time, since the changes may have arrived', async () => {
  await conTres()
  await expect.poll(async () => (await cambios()).some(({ tries }) => tries > 0)).toBe(true)
  await network.cut()
  await alSalir()
  await tocar(boton('Descartar y salir'))
  await expect.element(descartarTodo()).toBeVisible()
  await tocar(boton('Descartar y salir'))
  await expect.element(page.getByText(/Puede que ya se haya enviado/)).toBeVisible()
  await tocar(boton('Descartar igual y salir'))
  await afuera()
  expect(await cambios()).toEqual([])
})

test('[FLT-64] closing the sign-out’s question keeps the session and all changes', async () => {
  await conTres()
  await alSalir()
  await userEvent.keyboard('{Escape}')
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  expect(await cambios()).toHaveLength(3)
})

test('[FLT-64] with only an unfinished form, signing out offers to keep or to discard it', async () => {
  await abrir('/autorizaciones?nueva=de-prueba')
  await tocar(page.getByRole('radio', { name: /ambulatorias/ }))
  await expect.poll(borradores).toHaveLength(1)
  ir('/signout')
  const dialog = page.getByRole('dialog', { name: 'Tenés 1 formulario sin terminar' })
  await expect
    .element(dialog)
    .toHaveTextContent('¿Guardarlo para tu próximo ingreso o descartarlo?')
  expect(dialog.getByRole('button', { name: /salir|ingreso/ }).elements()).toHaveLength(2)
  await expect.element(boton('Guardar para mi próximo ingreso')).toHaveClass('primario')
})

/** Leaves a form unfinished on a shared phone, and asks to sign out. */
async function salirDeUnCompartido() {
  await device.salida.sesion.toCollection().modify((row) => {
    if (row.state === 'in') row.shared = true
  })
  ir('/autorizaciones?nueva=de-prueba')
  await tocar(page.getByRole('radio', { name: /ambulatorias/ }))
  await expect.poll(borradores).toHaveLength(1)
  ir('/signout')
}

const SE_BORRA = 'Este teléfono es compartido: al salir se borra 1 formulario sin terminar.'

test('[FLT-64, SEC-33] on a shared phone signing out names the form that it deletes, and offers to stay', async () => {
  await abrir('/')
  await salirDeUnCompartido()
  const dialog = page.getByRole('dialog', { name: 'Tenés 1 formulario sin terminar' })
  await expect.element(dialog).toHaveTextContent(SE_BORRA)
  await expect.element(dialog).not.toHaveTextContent(/próximo ingreso/)
  await expect.element(boton('Seguir en la aplicación')).toHaveClass('primario')
  await expectClean()
  await tocar(boton('Seguir en la aplicación'))
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  expect(await borradores()).toHaveLength(1)
  ir('/signout')
  await tocar(boton('Salir y borrarlo'))
  await afuera()
  expect(await borradores()).toEqual([])
})

test('[FLT-64, SEC-33] on a shared phone signing out offers to keep the changes alone', async () => {
  await conTres()
  await salirDeUnCompartido()
  const dialog = page.getByRole('dialog', { name: 'Tenés 3 cambios sin enviar' })
  await expect.element(dialog).toHaveTextContent(SE_BORRA)
  await expect
    .element(dialog)
    .toHaveTextContent('¿Enviarlos ahora, guardarlos para tu próximo ingreso o descartarlos?')
  await tocar(boton('Guardar para mi próximo ingreso'))
  await afuera()
  expect(await borradores()).toEqual([])
  expect(await cambios()).toHaveLength(3)
})
