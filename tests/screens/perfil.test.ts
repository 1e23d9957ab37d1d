import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import type { FichaDeAfiliado } from '#contract/afiliados.ts'
import { device } from '#live/telefono/device.ts'

import { network, provider } from './support/lejos.ts'
import {
  abrir,
  abrirOtraVez,
  boton,
  enlace,
  expectClean,
  ir,
  main,
  titulo,
} from './support/pantalla.ts'
import { quieto } from './support/quieto.ts'
import { envejecer } from './support/telefono.ts'
import { cuantos, tocar } from './support/tocar.ts'

const SESIONES = '/v1/portal/sesiones'
const CORREO = 'otra.norma@correo.example'
const sesiones = () =>
  page.getByRole('list', { name: 'Dónde está abierta tu cuenta' }).getByRole('listitem')
const aviso = (text: string) => page.getByText(text, { exact: true })

test('[PROF-01, PROF-05, SESS-05] the profile leads to the change of password and closes other sessions of the account', async () => {
  await abrir('/perfil')
  await provider.session('norma')
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  await expect.element(enlace(/^Cambiar mi Contraseña$/)).toHaveAttribute('href', '/cambiar-pin')
  await tocar(page.getByRole('link', { name: /^Dónde está abierta tu cuenta/ }))
  await expect.element(titulo()).toHaveTextContent('Dónde está abierta tu cuenta')
  await cuantos(sesiones(), 2)
  await expect.element(sesiones().first()).toHaveTextContent('Es este teléfono')
  await expectClean()
  await sesiones()
    .nth(1)
    .getByRole('button', { name: /^Cerrar la sesión de/ })
    .click()
  await cuantos(sesiones(), 1)
  expect(await provider.sesionesAbiertas()).toBe(1)
})

test('[PROF-05] closing a session that is closed already removes it from the list, without an error', async () => {
  await abrir('/')
  await provider.session('norma')
  await abrirOtraVez('/sesiones')
  await cuantos(sesiones(), 2)
  await fetch(`${SESIONES}/cerrar-otras`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${localStorage.getItem('token')}`,
      'content-type': 'application/json',
    },
    body: '{}',
  })
  expect(await provider.sesionesAbiertas()).toBe(1)

  await sesiones()
    .nth(1)
    .getByRole('button', {
      name: /^Cerrar la sesión de .+, del \d\d\/\d\d\/\d{4} a las \d\d:\d\d$/,
    })
    .click()

  await expect.element(aviso('Se cerró la sesión.')).toBeVisible()
  await cuantos(sesiones(), 1)
  await expect.element(page.getByText('No se encontró el recurso.')).not.toBeInTheDocument()
})

test('[SEC-50] the owner revokes the printed cards alone or together with the other sessions', async () => {
  const cuantas = async () => (await provider.tarjetasImpresas()).length
  const cuantasSirven = async () =>
    (await provider.tarjetasImpresas()).filter(({ sirve }) => sirve).length
  await abrir('/sesiones')
  await expect.poll(cuantasSirven).toBe(4)

  await tocar(boton('Anular las tarjetas impresas'))
  const dialogo = page.getByRole('dialog', { name: '¿Anular las tarjetas impresas?' })
  await tocar(dialogo.getByRole('button', { name: 'Volver' }))
  await expect.element(dialogo).not.toBeInTheDocument()
  expect(await cuantasSirven()).toBe(4)
  await tocar(boton('Anular las tarjetas impresas'))
  await expect.element(dialogo).toBeVisible()
  await expectClean()
  await tocar(dialogo.getByRole('button', { name: 'Anularlas' }))
  await expect.element(aviso('Las tarjetas impresas ya no sirven.')).toBeVisible()
  // This phone immediately gets new cards to print.
  await expect.poll(cuantas).toBe(8)
  expect(await cuantasSirven()).toBe(4)

  await provider.session('norma')
  await provider.session('norma')
  await abrirOtraVez('/sesiones')
  await tocar(main().getByRole('checkbox', { name: 'Anular también las tarjetas impresas' }))
  await tocar(boton('Cerrar todas las otras'))
  await expect
    .element(aviso('Se cerraron las otras sesiones y se anularon las tarjetas impresas.'))
    .toBeVisible()
  expect(await provider.sesionesAbiertas()).toBe(1)
  await expect.poll(cuantas).toBe(12)
})

test('[PROF-05, CHPIN-01, ERR-11] without signal the screens of password and sessions say that they need it, without error', async () => {
  await abrir('/')
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  await network.cut()
  dispatchEvent(new Event('offline'))
  await expect.element(page.getByText(/sin señal/i).first()).toBeVisible()
  ir('/cambiar-pin')
  await expect
    .element(main().getByText(/^Para cambiar la contraseña hace falta señal\./))
    .toBeVisible()
  await expect.element(main().getByRole('alert')).not.toBeInTheDocument()
  const asked = (await network.asked(SESIONES)).length
  ir('/sesiones')
  await expect
    .element(main().getByText(/^Para ver dónde está abierta hace falta señal\./))
    .toBeVisible()
  await expect.element(main()).not.toHaveTextContent('Error de conexión')
  expect(await network.asked(SESIONES)).toHaveLength(asked)

  await network.restore()
  dispatchEvent(new Event('online'))
  await expect.element(main().getByText(/^Es este /)).toBeVisible()
})

test(
  '[PROF-05] on a host without sessions the profile says so, and the rest works',
  { tags: ['largo'] },
  async () => {
    await abrir('/sesiones', { capacidades: [] })
    await expect.element(page.getByText(/todavía no muestra dónde está abierta/)).toBeVisible()
    await expect.element(page.getByText('Tarjetas impresas')).not.toBeInTheDocument()
    ir('/perfil')
    await expect.element(enlace(/^Cambiar mi Contraseña$/)).toBeVisible()
  },
)

test(
  '[CONT-13] phone numbers can be confirmed if the provider does not say how it sends codes',
  { tags: ['largo'] },
  async () => {
    await abrir('/perfil', { capacidades: [] })
    for (const [nombre, valor] of [
      ['celular', '02954-15400123'],
      ['teléfono', '02954-4300456'],
    ])
      await expect
        .element(enlace(new RegExp(`^Confirmar este ${nombre}`)))
        .toHaveAttribute(
          'href',
          expect.stringMatching(new RegExp(`^/verificar-contacto/\\d+/${valor}$`)),
        )
  },
)

test('[PROF-02, PROF-03, CONT-12, CONT-13] the profile shows the person’s data and confirmed contacts, and leads to confirm others', async () => {
  await abrir('/')
  const id = await provider.addCorreo('norma', CORREO)
  await envejecer()
  ir('/perfil')
  for (const dato of ['28.456.789', '27-28456789-2', '14/03/1981', 'Femenino', 'Norma Quiroga'])
    await expect.element(main().getByText(dato, { exact: true })).toBeVisible()
  await expect.element(main().getByText(/^Confirmado el \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  await expect
    .element(main().getByRole('listitem').filter({ hasText: CORREO }).getByRole('link'))
    .toHaveAttribute('href', `/verificar-contacto/${id}/${encodeURIComponent(CORREO)}`)
  // This provider sends no code to a phone number.
  await expect.element(enlace(/^Confirmar este (?:celular|teléfono)/)).not.toBeInTheDocument()
  await tocar(enlace(/^Confirmar este correo/))
  await expect.element(titulo()).toHaveTextContent('Confirmá tu correo')
  expect(location.href).not.toContain('otra.norma')

  history.back()
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  await expect.element(main().getByText('Identidad verificada')).not.toBeInTheDocument()
  const validar = enlace(/^Validar mi identidad/)
  await expect.element(validar).toBeVisible()
  expect(decodeURIComponent(validar.element().getAttribute('href') ?? '')).toContain(
    '"apellido":"Quiroga"',
  )
  await provider.verificarIdentidad('norma')
  await envejecer()
  await abrirOtraVez('/perfil')
  await expect.element(main().getByText('Identidad verificada')).toBeVisible()
  await expect.element(validar).not.toBeInTheDocument()
})

test(
  '[PROF-02, CONT-12] if the host omits identity and contact kinds, identity can be verified and contacts show',
  { tags: ['largo'] },
  async () => {
    const cambiar = (como: (ficha: FichaDeAfiliado) => void) =>
      device.lectura.copias
        .where('resource')
        .equals('ficha')
        .modify(({ value }) => como(value as FichaDeAfiliado))
    const validar = enlace(/^Validar mi identidad/)
    const contactos = () => main().getByRole('region', { name: 'Contactos' }).getByRole('listitem')
    await abrir('/perfil')
    await expect.element(validar).toBeVisible()
    await cambiar((ficha) => void (ficha.identidadVerificada = true))
    await expect.element(validar).not.toBeInTheDocument()
    const hay = contactos().elements().length
    expect(hay).toBeGreaterThan(1)

    await cambiar((ficha) => {
      delete ficha.identidadVerificada
      for (const uno of ficha.contactoPersonaFisica ?? []) {
        delete uno.idTipoContacto
        delete uno.codigoTipoContacto
      }
    })

    await expect.element(validar).toBeVisible()
    expect(contactos().elements()).toHaveLength(hay)
  },
)

test(
  '[PROF-04] Back from a contact’s form keeps the profile’s scroll position; the form starts at the top',
  { tags: ['largo'] },
  async () => {
    await page.viewport(390, 640)
    await abrir('/perfil?editar=contactos')
    const editar = enlace(/^Editar 02954-15400123$/)
    await expect.element(editar).toBeVisible()
    editar.element().scrollIntoView({ block: 'center' })
    await expect.poll(() => scrollY).toBeGreaterThan(100)
    // The scroll position is stored in the next frame.
    await quieto()
    const y = scrollY
    await tocar(editar)
    await expect.element(titulo()).toHaveTextContent('Editar contacto')
    expect(scrollY).toBe(0)
    history.back()
    await expect.element(editar).toBeVisible()
    await expect.poll(() => Math.abs(scrollY - y)).toBeLessThan(2)
  },
)
