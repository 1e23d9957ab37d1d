// @module-tag largo

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { people } from '../support/people.ts'
import { ingresar } from './support/ingresar.ts'
import { network, provider } from './support/lejos.ts'
import {
  abrir,
  abrirAfuera,
  abrirOtraVez,
  boton,
  campo,
  expectClean,
  ir,
  titulo,
} from './support/pantalla.ts'
import { cuantos, tocar } from './support/tocar.ts'

const WORDS = 'Necesitamos que confirmes tu cuenta de correo electrónico'
const UNO = 'uno@correo.example'
const DOS = 'dos@correo.example'

const dialogo = (name: string) => page.getByRole('dialog', { name })
const listo = () => dialogo('Correo electrónico confirmado')
const codigo = () => campo('Código')
const sola = (path = '/') => abrir(path, { como: 'sola', sinConfirmar: true })

/** Signs in as a person with these addresses, none of them confirmed. */
async function solaCon(...correos: string[]) {
  await abrirAfuera('/signin')
  for (const correo of correos) await provider.addCorreo('sola', correo)
  await ingresar(people.sola)
}

test('[CONF-03, CONF-07, CONF-08, CONF-09] a person without e-mail adds and confirms one, then sees the screen asked for at first', async () => {
  await abrirAfuera('/grupo-familiar')
  await expect.element(titulo()).toHaveTextContent('Ingresá')
  await ingresar(people.sola)
  const adding = dialogo('Agregá tu correo')
  await expect.element(adding).toHaveTextContent(WORDS)
  await expectClean()
  // Behind the dialog is the portal's green picture, not an empty page.
  const { x, y, width, height } = document.querySelector('.portada')?.getBoundingClientRect() ?? {}
  expect({ x, y, width, height }).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await boton('Agregar correo').click()
  await expect.element(adding).toHaveTextContent('Debe ingresar un correo')
  const correo = page.getByLabelText('Correo electrónico')
  await correo.fill('martin@correo')
  await boton('Agregar correo').click()
  await expect.element(adding).toHaveTextContent('El formato no es correcto')
  await correo.fill('martin@correo.example')
  await boton('Agregar correo').click()

  // The newest toast lies over the dialog, where it can be read and closed.
  const asking = dialogo('Escribí el código')
  const added = asking.getByText('Se ha agregado correctamente el contacto.')
  await expect.element(added, { timeout: 3000 }).toBeVisible()
  const text = added.element()
  const box = text.getBoundingClientRect()
  const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  expect(text.contains(over)).toBe(true)
  await boton('Cerrar aviso').click()
  await expect.element(added).not.toBeInTheDocument()
  await expect.element(asking).toHaveTextContent('martin@correo.example')
  await expectClean()
  const code = await provider.codigoPara('martin@correo.example')
  await codigo().fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
  await boton('Confirmar').click()
  await expect.element(listo()).toBeVisible()
  await expectClean()
  await boton('Continuar').click()
  await expect.element(titulo()).toHaveTextContent('Grupo Familiar')
})

async function hastaElCodigo() {
  await solaCon(UNO)
  await expect.element(dialogo('Elegí tu correo')).toHaveTextContent(WORDS)
  await expect.element(page.getByRole('radio')).toBeChecked()
  await expectClean()
  await boton('Enviar código').click()
  await expect.element(dialogo('Escribí el código')).toBeVisible()
  await codigo().fill(await provider.codigoPara(UNO))
}

test('[CONF-04, CONF-05, CONF-06, CONF-13] the only e-mail is already selected; Escape in the last dialog opens the home screen', async () => {
  await hastaElCodigo()
  await userEvent.keyboard('{Enter}')
  await expect.element(listo()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(titulo()).toHaveTextContent('Hola, Martín')
  ir('/grupo-familiar')
  await expect.element(titulo()).toHaveTextContent('Grupo Familiar')
  await abrirOtraVez('/grupo-familiar')
  await expect.element(titulo()).toHaveTextContent('Grupo Familiar')
})

test('[CONF-16] Escape at the moment when the last dialog appears goes on, and does not sign out', async () => {
  await hastaElCodigo()
  new MutationObserver((_changes, observer) => {
    const open = document.querySelector('dialog[open]')
    if (open?.querySelector('h2')?.textContent !== 'Correo electrónico confirmado') return
    observer.disconnect()
    open.dispatchEvent(new Event('cancel', { cancelable: true }))
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(titulo()).toHaveTextContent('Hola, Martín')
})

test('[CONF-04, CONF-15] the code is sent only to the chosen e-mail, and its dialog leads to another address', async () => {
  await solaCon(UNO, DOS)
  await cuantos(page.getByRole('radio'), 2)
  await boton('Enviar código').click()
  await expect
    .element(dialogo('Elegí tu correo'))
    .toHaveTextContent('Elegí a qué correo lo mandamos')
  await page.getByRole('radio', { name: DOS }).click()
  await boton('Enviar código').click()
  await expect.element(dialogo('Escribí el código')).toHaveTextContent(DOS)
  expect(await provider.correosA(DOS)).toHaveLength(1)
  expect(await provider.correosA(UNO)).toEqual([])
  await tocar(boton('Cambiar correo'))
  await expect.element(dialogo('Agregá tu correo')).toBeVisible()
})

test('[CONF-10, CONF-14] an empty or wrong code is refused at its field, and the countdown goes on', async () => {
  await solaCon(UNO)
  await boton('Enviar código').click()
  const asking = dialogo('Escribí el código')
  await boton('Confirmar').click()
  await expect.element(asking).toHaveTextContent('Debe ingresar un código')
  const right = await provider.codigoPara(UNO)
  await codigo().fill(right === '111111' ? '222222' : '111111')
  await boton('Confirmar').click()
  await expect.element(asking).toHaveTextContent('El código no es correcto')
  await expect.element(asking).toHaveTextContent(/El código vale 4:\d\d minutos más/)
  await expect.element(boton('Reenviar código')).toBeDisabled()
  await codigo().fill(right)
  await boton('Confirmar').click()
  await expect.element(listo()).toBeVisible()
})

test('[CONF-14] a spent code stays spent if the request for another fails', async () => {
  await solaCon(UNO)
  await boton('Enviar código').click()
  const asking = dialogo('Escribí el código')
  await codigo().fill('111111')
  const body = JSON.stringify({ codigo: 'codigo-vencido', error: 'Ese código ya no sirve.' })
  await network.rule({
    match: 'POST /v1/codigo-confirmacion/confirmar',
    do: { kind: 'status', code: 422, body },
  })
  await boton('Confirmar').click()
  await expect.element(asking).toHaveTextContent('Ese código ya no sirve.')
  await network.rule({
    match: 'POST /v1/codigo-confirmacion/generar',
    do: { kind: 'status', code: 503 },
  })
  await boton('Reenviar código').click()
  await expect
    .element(asking.getByText('Error en el servidor. Disculpe las molestias.'))
    .toBeVisible()
  await expect.element(boton('Reenviar código')).toBeEnabled()
  await expect.element(asking).not.toHaveTextContent('minutos más')
  await expect.element(codigo()).toHaveValue('111111')
})

test('[CONF-08, CONF-14] if no code is sent to an added e-mail, the list of e-mails says why', async () => {
  await sola()
  await page.getByLabelText('Correo electrónico').fill(UNO)
  const error = 'Ya te enviamos varios códigos. Podés pedir otro en 5 minutos.'
  const body = JSON.stringify({ status: 'error', message: error })
  await network.rule({
    match: 'POST /v1/codigo-confirmacion/generar',
    times: 1,
    do: { kind: 'status', code: 429, body },
  })
  await boton('Agregar correo').click()
  await expect.element(dialogo('Elegí tu correo')).toHaveTextContent(error)
  await expect.element(page.getByRole('radio', { name: UNO })).toBeChecked()
  await expectClean()
  await boton('Enviar código').click()
  await expect.element(dialogo('Escribí el código')).toHaveTextContent(UNO)
})

test('[CONF-16] closing a dialog of the e-mail’s confirmation signs out; a touch beside it does not', async () => {
  await sola()
  await expect.element(dialogo('Agregá tu correo')).toBeVisible()
  await page
    .elementLocator(document.documentElement)
    .click({ position: { x: 5, y: 5 }, force: true })
  await expect.element(dialogo('Agregá tu correo')).toBeVisible()
  await boton('Cerrar y salir').click()
  await expectOut()

  await sola()
  await expect.element(dialogo('Agregá tu correo')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectOut()

  await sola()
  await expect.element(dialogo('Agregá tu correo')).toBeVisible()
  history.back()
  await expectOut()

  await solaCon(UNO)
  await expect.element(dialogo('Elegí tu correo')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectOut()

  await ingresar(people.sola)
  await boton('Enviar código').click()
  await expect.element(dialogo('Escribí el código')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectOut()
})

async function expectOut() {
  await expect.element(titulo()).toHaveTextContent('Ingresá')
  expect(localStorage.getItem('token')).toBeNull()
}

test('[CONF-14, ERR-01] the sixth code within an hour is refused with the time to wait', async () => {
  await abrirAfuera('/signin')
  await provider.addCorreo('sola', UNO)
  for (let sent = 0; sent < 5; sent++) {
    await provider.shiftClock(sent * 6 * 60_000) // a code that is still valid would not be sent again
    await ingresar(people.sola)
    await boton('Enviar código').click()
    await expect.element(dialogo('Escribí el código')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(titulo()).toHaveTextContent('Ingresá')
  }
  await provider.shiftClock(5 * 6 * 60_000)
  await ingresar(people.sola)
  await boton('Enviar código').click()
  await expect
    .element(dialogo('Elegí tu correo'))
    .toHaveTextContent(/Ya te enviamos varios códigos\. Podés pedir otro en /)
})

test('[CONF-02, CONF-09, ERR-11] without signal confirming an e-mail says so, keeps the typed text, opens no other screen', async () => {
  await sola()
  const correo = page.getByLabelText('Correo electrónico')
  await correo.fill('martin@correo.example')
  await network.cut()
  await boton('Agregar correo').click()
  await expect.element(dialogo('Agregá tu correo')).toHaveTextContent('Para esto necesitás señal.')
  await expect.element(correo).toHaveValue('martin@correo.example')
  await network.restore()
  await abrirOtraVez('/perfil')
  await expect.element(dialogo('Agregá tu correo')).toBeVisible()
})
