// @module-tag largo

import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { device } from '#live/telefono/device.ts'

import { SIN_CUENTA } from '../../server/src/semilla/demo.ts'
import { people } from '../support/people.ts'
import { pasarAntirrobot } from './support/antirrobot.ts'
import {
  type Datos,
  aceptarYPasar,
  escribirAcceso,
  escribirDatos,
  hastaElFinal,
  responder,
} from './support/asistente.ts'
import { borradores } from './support/guardado.ts'
import { ingresar, usuario } from './support/ingresar.ts'
import { network, persona, provider } from './support/lejos.ts'
import {
  abrir,
  abrirAfuera,
  boton,
  campo,
  expectClean,
  ir,
  main,
  titulo,
} from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const RUBEN = 'ruben.peralta@correo.example'
const ruben: Datos = {
  CUIL: SIN_CUENTA.cuil,
  Nombres: 'Rubén',
  Apellido: 'Peralta',
  'Fecha de nacimiento': '02091979',
  sexo: 'Masculino',
}
const SOLA = people.sola.cuil.replaceAll('-', '')
const martin: Datos = {
  CUIL: SOLA,
  Nombres: 'Martín',
  Apellido: 'Sosa',
  'Fecha de nacimiento': '21061983',
  sexo: 'Masculino',
}
const dialogo = (name: string) => page.getByRole('dialog', { name })
const pide = () => dialogo('Escribí el código')

/** True if no other element covers the middle of this one. */
function seLee(text: Element): boolean {
  const { x, y, width, height } = text.getBoundingClientRect()
  return text.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

test('[ACCT-01, ACCT-17, ACCT-19, ACCT-20] an account is created with data, questions, password and code, and then signs in', async () => {
  await abrirAfuera('/crear-cuenta')
  await expect.element(titulo()).toHaveTextContent('Tus datos')
  await expect.element(main()).toHaveTextContent('Paso 1 de 3 · Crear mi cuenta')
  await expectClean()
  await escribirDatos(ruben)
  await expect.element(campo('Fecha de nacimiento')).toHaveValue('02/09/1979')
  await boton('Siguiente').click()
  await expect.element(titulo()).toHaveTextContent('Unas preguntas')
  await expectClean()
  await expect.element(boton('Siguiente')).toBeDisabled()
  await expect.element(main()).toHaveTextContent('Te falta responder 4.')
  // The twelve months stand in rows of three.
  expect(document.body.scrollHeight).toBeLessThan(2200)
  await responder(ruben.CUIL)
  await boton('Siguiente').click()
  await expect.element(titulo()).toHaveTextContent('Correo y contraseña')
  await expectClean()
  await expect
    .element(main())
    .toHaveTextContent(
      'Te falta: completar los campos, aceptar los términos y marcar «No soy un robot».',
    )
  await escribirAcceso(RUBEN)
  await expect.element(boton('Crear mi cuenta')).toBeDisabled()
  await expect
    .element(main())
    .toHaveTextContent('Te falta: aceptar los términos y marcar «No soy un robot».')
  await aceptarYPasar()
  await expect.element(main()).not.toHaveTextContent('Te falta')
  await boton('Crear mi cuenta').click()

  await expect.element(pide()).toHaveTextContent(RUBEN)
  await expectClean()
  await campo('Código').fill(await provider.codigoPara(RUBEN))
  await boton('Confirmar').click()
  const done = dialogo('Su cuenta ha sido creada con éxito')
  await expect.element(done).toBeVisible()
  await done.getByRole('button', { name: 'Ingresar' }).click()
  await expect.element(titulo()).toHaveTextContent('Ingresá')
  await expect.element(usuario()).toHaveValue(ruben.CUIL)
  await ingresar({ cuil: ruben.CUIL, password: 'nueva1234' })
  await expect.element(titulo()).toHaveTextContent('Hola, Rubén')
})

test('[ACCT-25, SEC-28] finishing an account with a code that came later deletes the wizard’s form', async () => {
  await abrirAfuera('/crear-cuenta')
  await hastaElFinal(ruben)
  await escribirAcceso(RUBEN)
  await aceptarYPasar()
  await boton('Crear mi cuenta').click()
  await expect.element(pide()).toHaveTextContent(RUBEN)
  ir('/confirmar-contacto-crear-cuenta')
  await expect.element(titulo()).toHaveTextContent('Terminá de crear tu cuenta')
  const escritos = async () => (await borradores()).map(({ formulario }) => formulario)
  expect(await escritos()).toContain('cuenta/crear')
  await campo('CUIL').fill(ruben.CUIL)
  await campo('Código').fill(await provider.codigoPara(RUBEN))
  await boton('Confirmar').click()
  await expect.element(dialogo('Su cuenta ha sido creada con éxito')).toBeVisible()
  expect(await escritos()).toEqual([])
})

test('[ACCT-25, SEC-08] a code is accepted although a stranger’s wrong ones made its CUIL wait', async () => {
  await abrirAfuera('/crear-cuenta')
  await hastaElFinal(ruben)
  await escribirAcceso(RUBEN)
  await aceptarYPasar()
  await boton('Crear mi cuenta').click()
  await expect.element(pide()).toHaveTextContent(RUBEN)
  const code = await provider.codigoPara(RUBEN)
  const wrong = code === '111111' ? '222222' : '111111'
  for (let guess = 0; guess < 6; guess++)
    await fetch('/v1/cuenta/crear-cuenta', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cuil: ruben.CUIL, code: wrong }),
    })
  await campo('Código').fill(code)
  await boton('Confirmar').click()
  await expect.element(dialogo('Su cuenta ha sido creada con éxito')).toBeVisible()
})

test('[SEC-28] a page without a session deletes a form that was left half an hour ago', async () => {
  await abrirAfuera('/signin')
  const savedAt = Date.now() - 31 * 60_000
  const left = { uid: '', formulario: 'cuenta/crear', value: {}, clave: 'k', window: 'w', savedAt }
  await device.salida.borradores.put(left)
  await expect.poll(borradores).toEqual([])
})

test('[ACCT-05, ACCT-06, ACCT-07, ACCT-08] wrong personal data are named at their fields in plain sight; no questions are fetched', async () => {
  await abrirAfuera('/crear-cuenta')
  await boton('Siguiente').click()
  for (const said of [
    'Debe ingresar su cuil',
    'Nombres: escribí de 2 a 40 letras',
    'Debe ingresar la fecha de nacimiento',
    'Debe seleccionar el sexo',
  ])
    await expect.element(main()).toHaveTextContent(said)
  await expect.element(campo('CUIL')).toHaveFocus()
  await expectClean()
  await campo('Fecha de nacimiento').fill('31022001')
  await campo('CUIL').click()
  await expect.element(main()).toHaveTextContent('La fecha no es correcta')

  for (const name of ['CUIL', 'Nombres', 'Apellido', 'Fecha de nacimiento'] as const)
    await campo(name).fill(ruben[name])
  await boton('Siguiente').click()
  const said = main().getByText('Debe seleccionar el sexo')
  await expect.element(said).toBeVisible()
  await expect.element(page.getByRole('radio').first()).toHaveFocus()
  await expect.poll(() => seLee(said.element())).toBe(true)
  expect(await network.asked('/v1/cuenta')).toEqual([])
})

test('[ACCT-09, ACCT-10, ACCT-11, ACCT-24] if the questions fail to load, the data stay; questions take one or several answers', async () => {
  await abrirAfuera('/crear-cuenta')
  await escribirDatos(ruben)
  await network.rule({
    match: 'POST /v1/cuenta/generar-cuestionario',
    times: 1,
    do: { kind: 'status', code: 500 },
  })
  await boton('Siguiente').click()
  await expect.element(main()).toHaveTextContent('Error en el servidor. Disculpe las molestias.')
  await expect.element(campo('CUIL')).toHaveValue(ruben.CUIL)
  await boton('Siguiente').click()
  await expect.element(titulo()).toHaveTextContent('Unas preguntas')
  const one = main().getByRole('group').nth(0).getByRole('radio')
  await tocar(one.nth(0))
  await tocar(one.nth(1))
  await expect.element(one.nth(0)).not.toBeChecked()
  const several = main().getByRole('group').nth(2).getByRole('checkbox')
  await tocar(several.nth(0))
  await tocar(several.nth(1))
  await expect.element(several.nth(0)).toBeChecked()
  await expect.element(boton('Siguiente')).toBeDisabled()
  await boton('Anterior').click()
  await expect.element(titulo()).toHaveTextContent('Tus datos')
  await expect.element(campo('Apellido')).toHaveValue('Peralta')
})

test('[ACCT-12, ACCT-13, ACCT-14, ACCT-16] wrong e-mails and passwords are named, and without the bot check nothing is sent', async () => {
  await abrirAfuera('/crear-cuenta')
  await hastaElFinal(ruben)
  await campo('Correo').fill('a@b')
  await campo('Repetir correo').fill('otro@correo.example')
  await campo('Contraseña').fill('corta')
  await campo('Repetir contraseña').fill('otra')
  await userEvent.keyboard('{Tab}')
  for (const said of [
    'El formato no es correcto.',
    'Los correos no coinciden.',
    'Contraseña no cumple con los requerimientos mínimos',
    'Las contraseñas no coinciden',
  ])
    await expect.element(main()).toHaveTextContent(said)
  // Correcting the first of the two fields removes the second field's error, too.
  await campo('Contraseña').fill('otra')
  await expect.element(main()).not.toHaveTextContent('Las contraseñas no coinciden')
  await campo('Correo').fill('otro@correo.example')
  await expect.element(main()).not.toHaveTextContent('Los correos no coinciden.')
  await campo('Correo').fill('a@b')
  await expect.element(main()).toHaveTextContent('Más segura: mínimo 8 caracteres')
  await expect.element(boton('Crear mi cuenta')).toBeDisabled()
  expect(await network.asked('/v1/cuenta/validar-crear-cuenta')).toEqual([])
})

test('[SEC-07] a password made from personal data is advised against, but accepted', async () => {
  await abrirAfuera('/crear-cuenta')
  await hastaElFinal(ruben)
  await escribirAcceso(RUBEN)
  const advice = page.getByRole('status').filter({ hasText: 'Consejo:' })
  await expect.element(advice).not.toBeInTheDocument()
  const rule = page
    .getByText('Entre 6 y 25 caracteres, con una minúscula y un número')
    .first()
    .element()
  expect(rule.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    campo('Contraseña').element().getBoundingClientRect().top,
  )
  for (const own of ['peralta.1', 'rub3n-x', 'x02091979', 'dni27310442', 'a10442']) {
    await campo('Contraseña').fill(own)
    await expect.element(advice).toHaveTextContent('lleva tu nombre')
  }
  await expectClean()
  await campo('Repetir contraseña').fill('a10442')
  await aceptarYPasar()
  await boton('Crear mi cuenta').click()
  await expect.element(pide()).toBeVisible()
})

test('[ACCT-15, TERM-01, TERM-02] the terms can be read before an account exists; without accepting them nothing is sent', async () => {
  await abrirAfuera('/crear-cuenta')
  await hastaElFinal(ruben)
  await escribirAcceso(RUBEN)
  await pasarAntirrobot()
  await boton('Crear mi cuenta').click()
  await expect.element(main()).toHaveTextContent('Debe aceptar términos y condiciones')
  expect(await network.asked('/v1/cuenta/validar-crear-cuenta')).toEqual([])
  await network.cut()
  await boton('Leer').click()
  const dialog = dialogo('Términos y condiciones')
  await expect.element(dialog).toHaveTextContent('Versión 1.0, vigente desde el 09/06/2022')
  await expectClean()
  await dialog.getByRole('button', { name: 'Acepto' }).click()
  await expect
    .element(page.getByRole('checkbox', { name: 'Acepto los términos y condiciones' }))
    .toBeChecked()
})

test('[ACCT-23] a wrong answer leads back to the first step with the typed data and new questions', async () => {
  await abrirAfuera('/crear-cuenta')
  await hastaElFinal(ruben, { mal: true })
  await escribirAcceso(RUBEN)
  await aceptarYPasar()
  await boton('Crear mi cuenta').click()
  await expect.element(titulo()).toHaveTextContent('Tus datos')
  await expect
    .element(main().getByRole('alert'))
    .toHaveTextContent('No pudimos comprobar quién sos')
  await expect.element(campo('Apellido')).toHaveValue('Peralta')
  await expectClean()
  await boton('Siguiente').click()
  await expect.element(main()).toHaveTextContent('Te falta responder 4.')
})

test('[ACCT-16, ERR-11] without signal the last step of an account says so, and works when the signal is back', async () => {
  await abrirAfuera('/crear-cuenta')
  await hastaElFinal(ruben)
  await escribirAcceso(RUBEN)
  await aceptarYPasar()
  await network.cut()
  await boton('Crear mi cuenta').click()
  await expect
    .element(main().getByRole('alert').first())
    .toHaveTextContent('Para esto necesitás señal.')
  await expect.element(titulo()).toHaveTextContent('Correo y contraseña')
  await network.restore()
  await boton('Crear mi cuenta').click()
  await expect.element(pide()).toBeVisible()
})

test('[ACCT-03, ACCT-22] recovering a password without e-mail adds an e-mail, and its code sets the new password', async () => {
  await abrirAfuera('/validar-identidad/agregar-correo/recuperar-pin')
  await expect.element(main()).toHaveTextContent('Paso 1 de 3 · Recuperar mi contraseña')
  await hastaElFinal(martin)
  await escribirAcceso('martin@correo.example')
  await aceptarYPasar()
  await boton('Recuperar contraseña').click()
  await expect
    .element(pide())
    .toHaveTextContent('Si cerrás, hay que empezar de nuevo y pedir otro código.')
  await campo('Código').fill(await provider.codigoPara('martin@correo.example'))
  await boton('Confirmar').click()
  const done = dialogo('Su contraseña ha sido reestablecida con éxito.')
  await done.getByRole('button', { name: 'Ingresar' }).click()
  await expect.element(titulo()).toHaveTextContent('Ingresá')
  await ingresar({ cuil: SOLA, password: 'nueva1234' })
  await expect.element(titulo()).toHaveTextContent('Hola, Martín')
})

test('[ACCT-02, ACCT-04, ACCT-21, SEC-26] verifying an identity clears the data from the address and needs no password', async () => {
  const norma = {
    nombre: 'Norma',
    apellido: 'Quiroga',
    fechaNacimiento: '1981-03-14',
    cuil: '27-28456789-2',
    descripcionSexo: 'Femenino',
  }
  await abrir(`/validar-identidad/${encodeURIComponent(JSON.stringify(norma))}`)
  await expect.element(campo('Apellido')).toHaveValue('Quiroga')
  await expect.element(campo('Fecha de nacimiento')).toHaveValue('14/03/1981')
  expect(location.href).not.toContain('Quiroga')
  await boton('Siguiente').click()
  await responder('27284567892')
  await boton('Siguiente').click()
  await expect.element(titulo()).toHaveTextContent('Para terminar')
  await expect.element(campo('Correo')).not.toBeInTheDocument()
  await aceptarYPasar()
  await boton('Validar mi identidad').click()
  await dialogo('Su identidad fue verificada con éxito')
    .getByRole('button', { name: 'Continuar' })
    .click()
  await expect.poll(() => location.pathname).toBe('/perfil')
  await expect.element(main()).toHaveTextContent('Identidad verificada')

  ir('/validar-identidad/no-es-json')
  await expect.element(campo('CUIL')).toHaveValue('')
})

test('[ACCT-01, ACCT-08, ACCT-09] an account’s form can be filled in with the keyboard alone', async () => {
  await page.viewport(1280, 800)
  const tabTo = async (element: () => Element) => {
    for (let presses = 0; presses < 60 && document.activeElement !== element(); presses++)
      await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(element())
  }
  await abrirAfuera('/crear-cuenta')
  await expect.element(titulo()).toHaveTextContent('Tus datos')
  for (const name of ['CUIL', 'Nombres', 'Apellido', 'Fecha de nacimiento'] as const) {
    await tabTo(() => campo(name).element())
    await userEvent.keyboard(ruben[name])
  }
  await userEvent.keyboard('{Tab}{ArrowRight}{Enter}')
  await expect.element(titulo()).toHaveTextContent('Unas preguntas')
  await expect.element(titulo()).toHaveFocus()

  for (const [n, right] of (await persona.palabras(ruben.CUIL)).entries()) {
    const group = main().getByRole('group').nth(n)
    const option = (word: string) => group.getByLabelText(word, { exact: true }).element()
    if (right.length === 1) {
      await tabTo(() => group.getByRole('radio').first().element())
      await userEvent.keyboard('[Space]')
      const wanted = option(right[0] ?? '')
      const chosen = () => wanted instanceof HTMLInputElement && wanted.checked
      for (let presses = 0; !chosen() && presses < 12; presses++)
        await userEvent.keyboard('{ArrowDown}')
    } else
      for (const word of new Set(right)) {
        await tabTo(() => option(word))
        await userEvent.keyboard('[Space]')
      }
  }
  await tabTo(() => boton('Siguiente').element())
  await userEvent.keyboard('{Enter}')
  await expect.element(titulo()).toHaveTextContent('Correo y contraseña')
})

test('[ACCT-11] Back opens the step before with its answers, and leaves the form only from the first step', async () => {
  await abrirAfuera('/signin')
  await tocar(page.getByRole('link', { name: 'Crear mi cuenta' }))
  await escribirDatos(ruben)
  await tocar(boton('Siguiente'))
  await expect.element(titulo()).toHaveTextContent('Unas preguntas')
  await responder(ruben.CUIL)
  await tocar(boton('Siguiente'))
  await expect.element(titulo()).toHaveTextContent('Correo y contraseña')
  await campo('Correo').fill(RUBEN)
  await tocar(boton('Leer'))
  const terms = dialogo('Términos y condiciones')
  await expect.element(terms).toBeVisible()

  history.back() // Closes the terms.
  await expect.element(terms).not.toBeInTheDocument()
  await expect.element(titulo()).toHaveTextContent('Correo y contraseña')
  history.back()
  await expect.element(titulo()).toHaveTextContent('Unas preguntas')
  await expect.element(titulo()).toHaveFocus()
  history.back()
  await expect.element(titulo()).toHaveTextContent('Tus datos')
  await expect.element(campo('Nombres')).toHaveValue('Rubén')

  history.forward()
  await expect.element(titulo()).toHaveTextContent('Unas preguntas')
  await expect.element(boton('Siguiente')).toBeEnabled() // The answers of that step were kept.
  await tocar(boton('Siguiente'))
  await expect.element(campo('Correo')).toHaveValue(RUBEN)

  // A slow browser: both presses come before its first step back.
  const irEnLaHistoria = navigation.traverseTo.bind(navigation)
  const vuelta = vi.spyOn(navigation, 'traverseTo').mockImplementation((key) => {
    setTimeout(irEnLaHistoria, 300, key)
    return {}
  })
  onTestFinished(() => vuelta.mockRestore())
  const pasos: (number | undefined)[] = []
  const alVolver = () => pasos.push(history.state?.paso)
  addEventListener('popstate', alVolver)
  onTestFinished(() => removeEventListener('popstate', alVolver))
  await tocar(boton('Anterior'))
  await expect.element(titulo()).toHaveTextContent('Unas preguntas')
  await tocar(boton('Anterior'))
  await expect.element(titulo()).toHaveTextContent('Tus datos')
  const mostrados = titulosDesdeAhora()
  await expect.poll(() => pasos).toEqual([1, undefined])
  expect(mostrados()).toEqual(['Tus datos'])
  history.back()
  await expect.element(titulo()).toHaveTextContent('Ingresá')
})

/** Titles that the page shows from now on, in their order. */
function titulosDesdeAhora(): () => string[] {
  const todos: string[] = []
  const mirar = () => {
    const mostrado = document.querySelector('h1')?.textContent ?? ''
    if (mostrado !== todos.at(-1)) todos.push(mostrado)
  }
  mirar()
  const cambios = new MutationObserver(mirar)
  cambios.observe(document.body, { subtree: true, childList: true, characterData: true })
  onTestFinished(() => cambios.disconnect())
  return () => todos
}
