import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { people } from '../support/people.ts'
import { ingresar } from './support/ingresar.ts'
import { network, provider } from './support/lejos.ts'
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

const CORREO = 'otra.norma@correo.example'
const enlaceDe = (id: number, correo = CORREO) =>
  `/verificar-contacto/${id}/${encodeURIComponent(correo)}`

test('[VERI-01, VERI-02, VERI-03, SEC-26] a contact’s link sends it a code, masks it, and removes it from the address', async () => {
  await abrir('/perfil')
  const id = await provider.addCorreo('norma', CORREO)
  ir(enlaceDe(id))
  await expect.element(titulo()).toHaveTextContent('Confirmá tu correo')
  await expect.element(main()).toHaveTextContent('ot•••@correo.example')
  expect(location.pathname).toBe(`/verificar-contacto/${id}/-`)
  await expect.element(boton('Reenviar código')).toBeDisabled()
  await expect.element(main()).toHaveTextContent('minutos más. Después podés pedir otro.')
  await expectClean()
})

test('[VERI-02] of a phone number the screen shows the last three digits, and the address none', async () => {
  // Answers as a host that sends messages to phones; the reference provider sends only mails.
  await network.rule({
    match: 'POST /v1/contacto/verificar-contacto',
    do: { kind: 'status', code: 200, body: '{"confirmado":false}' },
  })
  await abrir('/verificar-contacto/5/0200-154123456')
  await expect.element(titulo()).toHaveTextContent('Confirmá tu celular')
  await expect.element(main()).toHaveTextContent('••••••••••456')
  await expect.element(main()).not.toHaveTextContent('154')
  expect(location.pathname).toBe('/verificar-contacto/5/-')
})

test('[VERI-02, CONT-13] a phone number of the profile asks for its code by id and is shown masked', async () => {
  await network.rule({
    match: 'POST /v1/contacto/verificar-contacto',
    do: { kind: 'status', code: 200, body: '{"confirmado":false}' },
  })
  await abrir('/perfil', { capacidades: [] })
  const suyo = main().getByRole('link', { name: /^Confirmar este celular/ })
  await expect.element(suyo).toBeVisible()
  const [, id] =
    /^\/verificar-contacto\/(\d+)\//.exec(suyo.element().getAttribute('href') ?? '') ?? []
  await tocar(suyo)
  await expect.element(titulo()).toHaveTextContent('Confirmá tu celular')
  await expect.element(main()).toHaveTextContent(/•{6,}123/)
  await expect.element(main()).not.toHaveTextContent('15400')
  expect(location.pathname).toBe(`/verificar-contacto/${id}/-`)
  const [pedido] = await network.asked('/v1/contacto/verificar-contacto')
  expect(JSON.parse(pedido?.body ?? '')).toEqual({ id: Number(id), contacto: '02954-15400123' })
})

test('[VERI-01, SEC-26] a contact’s link opened signed out waits for the sign-in without storing the contact', async () => {
  await abrirAfuera('/signin')
  const id = await provider.addCorreo('norma', CORREO)
  ir(enlaceDe(id))
  await expect.element(titulo()).toHaveTextContent('Ingresá')
  const kept = () => JSON.stringify([sessionStorage, localStorage])
  await expect.poll(kept).toContain(`/verificar-contacto/${id}/-`)
  expect(kept()).not.toContain('otra.norma')
  await ingresar(people.norma)
  await expect.element(titulo()).toHaveTextContent('Confirmá tu correo')
  await expect.element(main()).toHaveTextContent('ot•••@correo.example')
  expect(kept()).not.toContain('otra.norma')
})

test('[VERI-04, VERI-07, VERI-08] an empty code is refused, the right one confirms, and the used link leads to the profile', async () => {
  await abrir('/')
  const id = await provider.addCorreo('norma', CORREO)
  ir(enlaceDe(id))
  await boton('Confirmar').click()
  await expect.element(main()).toHaveTextContent('Debe ingresar un código')
  await campo('Código').fill(await provider.codigoPara(CORREO))
  await boton('Confirmar').click()
  await expect.poll(() => location.pathname).toBe('/perfil')
  await expect
    .element(page.getByText('El contacto quedó confirmado.', { exact: true }))
    .toBeVisible()
  const contactos = page.getByRole('list', { name: 'Contactos' }).getByRole('listitem')
  await expect
    .element(contactos.filter({ hasText: CORREO }))
    .toHaveTextContent(/Confirmado el \d\d\/\d\d/)
  await expectClean()

  ir(enlaceDe(id))
  await expect.poll(() => location.pathname).toBe('/perfil')
  await expect
    .element(page.getByText('Ese contacto ya estaba confirmado.', { exact: true }))
    .toBeVisible()
  const codes = (await provider.correosA(CORREO)).filter(({ texto }) => /\d{6}/.test(texto))
  expect(codes).toHaveLength(1)
})

test('[VERI-01, SEC-26] a link to another person’s contact is refused', async () => {
  await abrir('/')
  ir(enlaceDe(await provider.addCorreo('sola', 'ajeno@correo.example'), 'ajeno@correo.example'))
  await expect.element(page.getByText('No se encontró el recurso.')).toBeVisible()
})
