import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import {
  cerrar,
  conCambio,
  conCandado,
  conPin,
  dice,
  ponerEnPerfil,
  sinAbrir,
  PIN,
  puesto,
} from './support/candado.ts'
import { salida } from './support/guardado.ts'
import { conHuella } from './support/huella.ts'
import { boton, campo, expectClean } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const CON_HUELLA = 'Abrir con huella o cara'

/** Adds a passkey to an open lock, at its screen. */
async function agregar(nombre = 'Usar huella o cara'): Promise<void> {
  await tocar(boton(nombre))
  await page.getByRole('dialog').getByLabelText('PIN actual').fill(PIN)
  await tocar(boton('Seguir'))
}

async function agregada(): Promise<void> {
  await agregar()
  await expect.element(boton('Dejar solo el PIN')).toBeVisible()
}

const tocarHuella = () => tocar(boton(CON_HUELLA))

test('a passkey opens the lock without the PIN, and the PIN still opens it', async () => {
  await conHuella({ prf: true })
  await conCandado()
  await tocar(boton('Usar huella o cara'))
  await page.getByRole('dialog').getByLabelText('PIN actual').fill('111112')
  await tocar(boton('Seguir'))
  await dice('No es ese PIN. Quedan 9 intentos.')
  await expectClean()
  await tocar(boton('Volver'))
  await agregada()
  await expectClean()

  await cerrar()
  await expectClean()
  expect(document.body.textContent).not.toContain('Norma')
  await tocarHuella()
  await expect.element(puesto()).toBeVisible()
  await cerrar()
  await conPin(PIN)
  await expect.element(puesto()).toBeVisible()
})

test(
  'a passkey that was removed from the phone leaves the PIN, and unsent changes stay',
  { tags: ['largo'] },
  async () => {
    const huella = await conHuella({ prf: true })
    await conCambio()
    await ponerEnPerfil()
    await agregada()
    await cerrar()
    await huella.borrar()
    await tocarHuella()
    await dice('No se usó la huella ni la cara')
    await expectClean()
    await conPin(PIN)
    await expect.element(puesto()).toBeVisible()
    // The engine may be trying it at this moment.
    const sinEnviar = expect.stringMatching(/^(pending|sending)$/)
    expect((await salida()).map(({ state }) => state)).toEqual([sinEnviar])

    await agregar('Hacer otra llave')
    await dice('Se abre también con huella o cara.')
    await cerrar()
    await tocarHuella()
    await expect.element(puesto()).toBeVisible()
  },
)

test(
  'a passkey that gives another secret is named, costs no try, and leaves the PIN',
  { tags: ['largo'] },
  async () => {
    await conHuella({ prf: true })
    await conCandado()
    await agregada()
    await cerrar()
    // Only these of its fields are read.
    const otra = {
      rawId: new ArrayBuffer(4),
      getClientExtensionResults: () => ({ prf: { results: { first: new ArrayBuffer(32) } } }),
    } as unknown as Credential
    const get = vi.spyOn(navigator.credentials, 'get').mockResolvedValue(otra)
    await tocarHuella()
    await dice('Esa llave no abre este candado')
    get.mockRestore()
    await conPin('111112')
    await dice('No es ese PIN. Quedan 9 intentos.')
    await conPin(PIN)
    await expect.element(puesto()).toBeVisible()
  },
)

test('a forgotten PIN is changed with the passkey, which also takes the lock off', async () => {
  await conHuella({ prf: true })
  await conCandado()
  await agregada()
  await tocar(boton('Cambiar el PIN'))
  await campo('PIN nuevo').fill('830415')
  await campo('El mismo PIN otra vez').fill('830415')
  await expectClean()
  await tocar(boton('Cambiarlo con huella o cara'))
  await dice('El PIN nuevo ya sirve.')
  await cerrar()
  await conPin('830415')
  await expect.element(puesto()).toBeVisible()

  await tocar(boton('Sacar el candado'))
  await tocar(boton('Sacarlo con huella o cara'))
  await expect.element(boton('Poner el candado')).toBeVisible()
  await expect.poll(sinAbrir).toContain('Norma')
})

test(
  'a passkey is taken away from the lock, and the PIN alone is left',
  { tags: ['largo'] },
  async () => {
    await conHuella({ prf: true })
    await conCandado()
    await agregada()
    await tocar(boton('Dejar solo el PIN'))
    await expect.element(boton('Usar huella o cara')).toBeVisible()
    await cerrar()
    await expect.element(boton('Abrir')).toBeVisible()
    await expect.element(boton(CON_HUELLA)).not.toBeInTheDocument()
  },
)

test(
  'a device whose passkeys give no secret keeps the PIN as the only way in',
  { tags: ['largo'] },
  async () => {
    await conHuella({ prf: false })
    await conCandado()
    await agregar()
    await expect
      .element(page.getByRole('dialog'))
      .toHaveTextContent('no puede abrir el candado con huella o cara')
    await expectClean()
    await tocar(boton('Volver'))
    await cerrar()
    await expect.element(boton('Abrir')).toBeVisible()
    await expect.element(boton(CON_HUELLA)).not.toBeInTheDocument()
  },
)
