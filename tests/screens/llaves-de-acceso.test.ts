import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { people } from '../support/people.ts'
import { escribirIngreso, password, usuario } from './support/ingresar.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, abrirAfuera, boton, campo, expectClean, main, titulo } from './support/pantalla.ts'
import { cuantos, tocar } from './support/tocar.ts'

const CON_LLAVE = 'Usar llave de acceso'
const INGRESO = '/v1/portal/llaves-de-acceso/ingreso'
const llaves = () => page.getByRole('list', { name: 'Tus llaves' }).getByRole('listitem')
const dialogo = (name: string) => page.getByRole('dialog', { name })

afterEach(() => vi.restoreAllMocks())

/** The browser's answer to the next passkey: this exception, as browsers name it. */
const noQuiere = (como: 'get' | 'create', name: string) =>
  vi.spyOn(navigator.credentials, como).mockRejectedValue(new DOMException('', name))

test('[SIGN-08] a sign-in with a passkey that is cancelled, or without signal, says why and keeps the form', async () => {
  await abrirAfuera('/signin')
  await escribirIngreso(people.norma)
  noQuiere('get', 'NotAllowedError')
  await tocar(boton(CON_LLAVE))
  await expect.element(page.getByText('No se usó la llave de acceso')).toBeVisible()
  await expect.element(usuario()).toHaveValue(people.norma.cuil)
  await expect.element(password()).toHaveValue(people.norma.password)
  await expectClean()

  noQuiere('get', 'SecurityError')
  await tocar(boton(CON_LLAVE))
  await expect.element(page.getByText('En esta dirección tu llave no sirve')).toBeVisible()
  noQuiere('get', 'NotSupportedError')
  await tocar(boton(CON_LLAVE))
  await expect.element(page.getByText('no puede usar llaves de acceso')).toBeVisible()

  await network.cut()
  await tocar(boton(CON_LLAVE))
  await expect
    .element(page.getByText('Para ingresar necesitás señal, también con una llave de acceso.'))
    .toBeVisible()
  await network.heal()
  await boton('Ingresar').click()
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
})

test('a passkey that the provider refuses is named: removed, not proved, or too late', async () => {
  await abrirAfuera('/signin')
  const bytes = new ArrayBuffer(4)
  const response = {
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
  }
  // Only its fields are read.
  const signed = { rawId: bytes, response } as unknown as Credential
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue(signed)
  await tocar(boton(CON_LLAVE))
  await expect.element(page.getByText('Pasó mucho tiempo.')).toBeVisible()
  const refuse = (code: number, codigo: string) =>
    network.rule({
      match: `POST ${INGRESO}`,
      do: { kind: 'status', code, body: JSON.stringify({ status: 'error', message: '', codigo }) },
    })
  await network.heal()
  await network.rule({
    match: `POST ${INGRESO}/desafio`,
    do: {
      kind: 'status',
      code: 200,
      body: JSON.stringify({ challenge: 'AAAA', rpId: 'localhost', timeout: 60_000 }),
    },
  })
  await refuse(401, 'llave-desconocida')
  await tocar(boton(CON_LLAVE))
  await expect.element(page.getByText('Esa llave de acceso ya no sirve')).toBeVisible()
})

test('the passkey of the lock opens no account, and the phone keeps it', async () => {
  await abrirAfuera('/signin')
  const bytes = new ArrayBuffer(4)
  const response = {
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: new TextEncoder().encode('candado 12345678').buffer,
  }
  // Only its fields are read.
  const signed = { rawId: bytes, response } as unknown as Credential
  vi.spyOn(navigator.credentials, 'get').mockResolvedValue(signed)
  await tocar(boton(CON_LLAVE))
  await expect.element(page.getByText('Esa llave es la del candado')).toBeVisible()
  // The challenge alone.
  expect(await network.asked(INGRESO)).toHaveLength(1)
})

test('[API-02] on a host without passkeys sign-in, profile and search offer none', async () => {
  await abrirAfuera('/signin', { capacidades: [] })
  await boton('Ingresar').click()
  await expect.element(page.getByText('Debe ingresar contraseña/PIN')).toBeVisible()
  await expect.element(boton(CON_LLAVE)).not.toBeInTheDocument()

  await abrir('/llaves-de-acceso', { capacidades: [] })
  await expect
    .element(main())
    .toHaveTextContent('La obra social todavía no ofrece llaves de acceso.')
})

test('adding a passkey asks for the password once, and names each failure of the browser', async () => {
  await abrir('/perfil')
  await tocar(page.getByRole('link', { name: /^Llaves de acceso/ }))
  await expect.element(titulo()).toHaveTextContent('Llaves de acceso')
  await expect.element(main()).toHaveTextContent('Todavía no tenés ninguna.')
  await expectClean()
  await tocar(boton('Agregar una llave'))
  await boton('Seguir').click()
  await expect.element(page.getByText('Debe ingresar contraseña/PIN')).toBeVisible()
  await campo('Contraseña/PIN').fill('otra1234')
  await boton('Seguir').click()
  await expect.element(page.getByText('La contraseña actual no es correcta.')).toBeVisible()

  noQuiere('create', 'NotAllowedError')
  await campo('Contraseña/PIN').fill(people.norma.password)
  await boton('Seguir').click()
  const dicho = dialogo('Agregar una llave de acceso')
  await expect.element(dicho).toHaveTextContent('No se hizo la llave')
  await expectClean()
  // The password is not asked for again.
  noQuiere('create', 'InvalidStateError')
  await boton('Hacer la llave').click()
  await expect.element(dicho).toHaveTextContent('ya tiene una llave de tu cuenta')
  noQuiere('create', 'ConstraintError')
  await boton('Seguir').click()
  await expect.element(dicho).toHaveTextContent('no puede guardar una llave')
  expect(await provider.llavesDeAccesoDe(await provider.uidOf('norma'))).toEqual([])
})

test('a passkey is removed after a question, with signal only', async () => {
  const uid = await provider.uidOf('norma')
  await abrir('/perfil')
  await provider.agregarLlaveDeAcceso(uid, 'Chrome en Android', Date.UTC(2026, 4, 3, 15))
  await tocar(page.getByRole('link', { name: /^Llaves de acceso/ }))
  await cuantos(llaves(), 1)
  await expect.element(llaves().first()).toHaveTextContent('Hecha en Chrome en Android')
  await expect.element(llaves().first()).toHaveTextContent('Desde el 03/05/2026')
  await expect.element(llaves().first()).toHaveTextContent('Se copia a tus otros aparatos')

  await tocar(boton('Quitar la llave hecha en Chrome en Android, del 03/05/2026'))
  await expectClean()
  await boton('Volver').click()
  expect(await provider.llavesDeAccesoDe(uid)).toHaveLength(1)
  await tocar(boton('Quitar la llave hecha en Chrome en Android, del 03/05/2026'))
  await boton('Quitarla').click()
  await expect.element(page.getByText('Se quitó la llave de acceso.')).toBeVisible()
  await expect.element(main()).toHaveTextContent('Todavía no tenés ninguna.')
  expect(await provider.llavesDeAccesoDe(uid)).toEqual([])
})

test('a passkey that was removed without an answer can be removed again, and leaves the list', async () => {
  const uid = await provider.uidOf('norma')
  await abrir('/perfil')
  await provider.agregarLlaveDeAcceso(uid, 'Chrome en Android', Date.UTC(2026, 4, 3, 15))
  await tocar(page.getByRole('link', { name: /^Llaves de acceso/ }))
  await network.rule({
    match: 'POST /v1/portal/llaves-de-acceso/quitar',
    times: 1,
    // If no byte of the answer had come, the browser itself would send the request again.
    do: { kind: 'cutAnswer', at: 'half' },
  })
  await tocar(boton('Quitar la llave hecha en Chrome en Android, del 03/05/2026'))
  await boton('Quitarla').click()
  await expect.poll(() => provider.llavesDeAccesoDe(uid)).toEqual([])

  await tocar(boton('Quitarla'))

  await expect.element(page.getByText('Se quitó la llave de acceso.')).toBeVisible()
  await expect.element(main()).toHaveTextContent('Todavía no tenés ninguna.')
  await expect.element(page.getByText('No se encontró el recurso.')).not.toBeInTheDocument()
})
