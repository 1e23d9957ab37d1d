// @module-tag largo

import { expect, onTestFinished, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'

import { enUnaComputadora } from './support/ancho.ts'
import { esperarCopiasDe } from './support/guardado.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, boton, expectClean, ir, main, titulo } from './support/pantalla.ts'
import { conSenal } from './support/senal.ts'
import { tocar } from './support/tocar.ts'

const escrito = (name: string) => page.getByRole('textbox', { name })
const seguir = (name: string) => tocar(main().getByRole('link', { name }))
const guardar = () => tocar(boton('Guardar'))
const radio = () => page.getByRole('radio')
const enfocar = (element: Element) => element instanceof HTMLElement && element.focus()
async function conTecla(locator: Locator, tecla: string): Promise<void> {
  enfocar(locator.element())
  await expect.element(locator).toHaveFocus()
  await userEvent.keyboard(tecla)
}

test('[ADDR-08, ADDR-09] an address changed on both sides: separate changes are merged, the person decides the rest', async () => {
  await abrir('/perfil')
  await expect.element(main().getByText('Av. San Martín 450')).toBeVisible()
  await network.cut()
  await seguir('Editar Domicilio')
  await escrito('Número').fill('451')
  await escrito('Piso').fill('3')
  await guardar()
  await expect.element(main().getByText('Av. San Martín 451')).toBeVisible()
  await provider.cambiarItems('norma', { 6: '405', 4: 'B' })

  await conSenal()
  await seguir('Elegir cuál queda')
  await expect.element(titulo()).toHaveTextContent('Cambio de domicilio: cambió en dos lados')
  await expect.poll(() => main().getByRole('group').elements()).toHaveLength(1)
  await expect.element(boton('Guardar lo elegido')).toBeDisabled()
  await expect.element(main().getByRole('heading', { name: 'Ya quedó junto' })).toBeVisible()
  await expectClean()

  // Nothing is selected at first; arrow keys select, and the choice is kept when the screen closes.
  await conTecla(radio().first(), ' ')
  await expect.element(main().getByText('Elegido', { exact: true })).toBeVisible()
  const conflicto = location.pathname
  ir('/pendientes')
  await expect.element(titulo()).toHaveTextContent('Pendientes de envío')
  ir(conflicto)
  await expect.element(radio().first()).toBeChecked()
  await conTecla(radio().first(), '{ArrowDown}')
  await expect.element(radio().last()).toBeChecked()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(boton('Guardar lo elegido')).toBeEnabled()
  await conTecla(boton('Guardar lo elegido'), '{Enter}')
  await expect
    .poll(async () => (await provider.domicilioDe('norma'))?.items)
    .toEqual({ 2: '3', 4: 'B', 6: '451' })
})

test('[ADDR-09] a choice pressed in the moment in which it is drawn counts', async () => {
  await abrir('/perfil?editar=domicilio')
  await expect.element(escrito('Número')).toHaveValue('450')
  await network.cut()
  await escrito('Número').fill('451')
  await guardar()
  await expect.element(main().getByText('Av. San Martín 451')).toBeVisible()
  await provider.cambiarItems('norma', { 6: '405' })
  const apenas = new MutationObserver(() => {
    const dibujado = radio().elements()[0]
    if (!(dibujado instanceof HTMLElement)) return
    apenas.disconnect()
    dibujado.click()
  })
  apenas.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => apenas.disconnect())
  await conSenal()
  await seguir('Elegir cuál queda')
  await expect.element(main().getByText('Elegido', { exact: true })).toBeVisible()
})

test('[CONT-10] contacts changed on two sides in different rows are merged without a question', async () => {
  await abrir('/perfil?editar=contactos')
  await expect.element(main().getByText('02954-15400123')).toBeVisible()
  await network.cut()
  await seguir('Editar 02954-15400123')
  await escrito('Número de celular').fill('02954-15400999')
  await guardar()
  await expect.element(main().getByText('02954-15400999')).toBeVisible()
  await provider.addCorreo('norma', 'nueva@correo.example')
  await conSenal()
  await expect
    .poll(() => provider.contactosDe('norma'))
    .toEqual([
      '02954-15400999',
      '02954-4300456',
      'norma.quiroga@correo.example',
      'nueva@correo.example',
    ])
  await expect.element(main().getByText('nueva@correo.example')).toBeVisible()
})

test('[ADDR-09] a receipt shows a change’s text, its state and its arrival; on a computer beside its list', async () => {
  await abrir('/perfil?editar=domicilio')
  await expect.element(escrito('Número')).toHaveValue('450')
  await esperarCopiasDe('grupo-familiar')
  await network.cut()
  await escrito('Número').fill('460')
  await guardar()
  await seguir('Ver recibo')
  await expect.element(titulo()).toHaveTextContent('Cambio de domicilio')
  for (const dicho of [
    'Norma Quiroga',
    'Av. San Martín 460',
    'Esperando para salir',
    'Sin señal. Se envía solo cuando vuelva.',
  ])
    await expect.element(main()).toHaveTextContent(dicho)
  await expectClean()
  await tocar(main().getByRole('button', { name: 'Enviar ahora' }))
  await expect
    .element(page.getByText('Todavía no hay señal. Cuando vuelva se envía solo.'))
    .toBeVisible()
  ir('/pendientes')
  await expect.element(main().getByRole('heading', { name: 'Se envían solos' })).toBeVisible()
  await expect
    .element(main().getByRole('link', { name: 'Editar' }))
    .toHaveAttribute('href', '/perfil?editar=domicilio')
  // On a computer the chosen row's receipt stands beside the list.
  await enUnaComputadora()
  const row = main().getByRole('button', { name: 'Cambio de domicilio' })
  const receipt = main().getByRole('region', { name: /^Envío N° / })
  await expect.element(row).toBeVisible()
  await conTecla(row, '{Enter}')
  await expect.element(row).toHaveAttribute('aria-current', 'true')
  await expect.element(receipt).toHaveTextContent('Esperando para salir')
  await expect.element(receipt.getByRole('link', { name: 'Editar' })).toBeVisible()
  await expectClean()
  await network.restore()
  await tocar(receipt.getByRole('button', { name: 'Enviar ahora' }))
  await expect.element(receipt).toHaveTextContent('La obra social lo recibió')
  await page.viewport(390, 844)
  await tocar(main().getByRole('link', { name: 'Cambio de domicilio' }).first())
  await expect.element(main()).toHaveTextContent('La obra social lo recibió')
  ir('/pendientes/9999')
  await expect.element(titulo()).toHaveTextContent('Ese envío ya no está')
})
