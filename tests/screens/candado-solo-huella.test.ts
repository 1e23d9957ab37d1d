import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { people } from '../support/people.ts'
import {
  cerrar,
  conCambio,
  conCandado,
  conPin,
  dice,
  poner,
  puesto,
  sinAbrir,
  PIN,
} from './support/candado.ts'
import { salida } from './support/guardado.ts'
import { conHuella } from './support/huella.ts'
import { ingresar } from './support/ingresar.ts'
import { network } from './support/lejos.ts'
import { abrir, boton, campo, expectClean, titulo } from './support/pantalla.ts'
import { tocar } from './support/tocar.ts'

const CERRADO = 'Abrí el candado'
const huella = () => page.getByRole('radio', { name: /^Huella o cara/ })
const dialogo = () => page.getByRole('dialog')
const tocarHuella = () => tocar(boton('Abrir con huella o cara'))

/** Puts a lock on that a passkey opens, at the lock's screen. */
async function ponerConHuella(): Promise<void> {
  await expect.element(huella()).toBeChecked()
  await tocar(boton('Poner el candado'))
  await dice('El candado está puesto.')
}

/** A phone in use with a lock that a passkey alone opens. */
async function conCandadoDeHuella() {
  const aparato = await conHuella({ prf: true })
  await abrir('/candado')
  await ponerConHuella()
  return aparato
}

test('a device with passkeys is locked with one: it opens the lock, and there is no PIN', async () => {
  await conHuella({ prf: true })
  await abrir('/candado')
  await expect.element(huella()).toBeChecked()
  await expect.element(campo('PIN nuevo')).not.toBeInTheDocument()
  await expectClean()
  await ponerConHuella()
  await expect.element(boton('Agregar un PIN')).toBeVisible()
  await expect.element(boton('Cambiar el PIN')).not.toBeInTheDocument()
  await expectClean()
  await expect.poll(sinAbrir).not.toContain('Norma')

  await cerrar(CERRADO)
  await expectClean()
  await expect.element(campo('PIN del candado')).not.toBeInTheDocument()
  expect(document.body.textContent).not.toContain('Norma')
  await tocarHuella()
  await expect.element(puesto()).toBeVisible()
})

test(
  'a passkey that the person does not make locks nothing, and a PIN can be chosen',
  { tags: ['largo'] },
  async () => {
    await conHuella({ prf: true })
    await abrir('/candado')
    const no = new DOMException('The person said no.', 'NotAllowedError')
    const create = vi.spyOn(navigator.credentials, 'create').mockRejectedValue(no)
    await expect.element(huella()).toBeChecked()
    await tocar(boton('Poner el candado'))
    await dice('No se usó la huella ni la cara')
    await dice('Se canceló o pasó el tiempo. Probá de nuevo, o elegí un PIN.')
    await expectClean()
    create.mockRestore()
    expect(await sinAbrir()).toContain('Norma')

    await tocar(page.getByRole('radio', { name: 'Un PIN del candado' }))
    await poner()
    await dice('El candado está puesto.')
  },
)

test(
  'a device whose passkeys give no secret says so, and locks nothing',
  { tags: ['largo'] },
  async () => {
    await conHuella({ prf: false })
    await abrir('/candado')
    await expect.element(huella()).toBeChecked()
    await tocar(boton('Poner el candado'))
    await expect
      .element(page.getByText(/no puede abrir el candado con huella o cara$/))
      .toBeVisible()
    await dice('Elegí un PIN.')
    expect(await sinAbrir()).toContain('Norma')
  },
)

test('the only passkey is gone: the person signs in again, and unsent changes are there', async () => {
  const aparato = await conHuella({ prf: true })
  await conCambio()
  await tocar(page.getByRole('link', { name: /^Candado/ }))
  await ponerConHuella()
  await cerrar(CERRADO)
  await aparato.borrar()
  await tocarHuella()
  await dice('No se usó la huella ni la cara')
  await expect.element(page.getByText(/tocá «No puedo abrirlo» e ingresá/)).toBeVisible()
  await expectClean()
  await tocar(boton('No puedo abrirlo'))
  await expectClean()
  await tocar(boton('Borrar e ingresar'))
  await expect.element(boton('Ingresar')).toBeVisible()
  const sinEnviar = expect.stringMatching(/^(pending|sending)$/)
  expect((await salida()).map(({ state }) => state)).toEqual([sinEnviar])

  await network.heal()
  await ingresar(people.norma)
  await expect.element(titulo()).toHaveTextContent('Hola, Norma')
  await expect.poll(() => network.asked('/v1/domicilio/guardar-domicilio')).toHaveLength(1)
})

test('the passkey takes the place of the PIN, and a PIN is added again with it', async () => {
  await conHuella({ prf: true })
  await conCandado()
  await tocar(boton('Usar huella o cara'))
  await dialogo().getByLabelText('PIN actual').fill(PIN)
  await tocar(boton('Seguir'))
  await tocar(boton('Dejar solo huella o cara'))
  await expect.element(dialogo()).toHaveTextContent('El PIN del candado ya no va a servir.')
  await expectClean()
  await tocar(boton('Confirmar con huella o cara'))
  await dice('El candado se abre solo con huella o cara.')
  await cerrar(CERRADO)
  await tocarHuella()

  await tocar(boton('Agregar un PIN'))
  await expectClean()
  await tocar(boton('Agregarlo con huella o cara'))
  await dice('Son seis números.')
  await campo('PIN nuevo').fill('830415')
  await campo('El mismo PIN otra vez').fill('830415')
  await tocar(boton('Agregarlo con huella o cara'))
  await dice('El PIN ya sirve.')
  await cerrar()
  await conPin('830415')
  await expect.element(puesto()).toBeVisible()
})

test(
  'without a PIN the passkey leaves the counter outside, and takes the lock off',
  { tags: ['largo'] },
  async () => {
    await conCandadoDeHuella()
    await tocar(boton('Dejarlos afuera'))
    await tocar(boton('Confirmar con huella o cara'))
    await dice('La credencial y el modo mostrador se muestran con el candado cerrado.')
    await tocar(boton('Sacar el candado'))
    await expectClean()
    await tocar(boton('Sacarlo con huella o cara'))
    await expect.element(boton('Poner el candado')).toBeVisible()
    await expect.poll(sinAbrir).toContain('Norma')
  },
)
