// @module-tag largo

import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { esperarCopiasDe, salida } from './support/guardado.ts'
import { network, provider } from './support/lejos.ts'
import { abrir, boton, ir, main } from './support/pantalla.ts'
import { conSenal } from './support/senal.ts'
import { tocar } from './support/tocar.ts'
import { tomarElTurno } from './support/turno.ts'

// For each case: the dialog's words on discarding a change, and the engine's deed.

const numero = () => page.getByRole('textbox', { name: 'Número' })
const celular = () => page.getByRole('textbox', { name: 'Número de celular' })

const CAMBIOS = [
  {
    que: 'a contact',
    match: 'POST /v1/contacto/guardar-contactos',
    antes: '02954-15400123',
    nuevo: '02954-15409911',
    tarjeta: 'Contactos',
    dicho: '02954-15400123',
    hay: async () => String(await provider.contactosDe('norma')),
    editar: async () => {
      ir('/perfil?editar=contactos')
      await tocar(main().getByRole('link', { name: 'Editar 02954-15400123' }))
      await celular().fill('02954-15409911')
      await tocar(boton('Guardar'))
    },
  },
  {
    que: 'an address',
    match: 'POST /v1/domicilio/guardar-domicilio',
    antes: '450',
    nuevo: '1242',
    tarjeta: 'Domicilio',
    dicho: 'Av. San Martín 450',
    hay: async () => JSON.stringify(await provider.domicilioDe('norma')),
    editar: async () => {
      ir('/perfil?editar=domicilio')
      await numero().fill('1242')
      await tocar(boton('Guardar'))
    },
  },
]

describe.each(CAMBIOS)('$que', ({ match, antes, nuevo, tarjeta: nombre, dicho, hay, editar }) => {
  const tarjeta = () => main().getByRole('region', { name: nombre })
  const deshacer = () => tocar(tarjeta().getByRole('button', { name: 'Deshacer' }))
  const dialogo = () => page.getByRole('dialog', { name: '¿Descartar este cambio?' })
  const responder = (name: string) => tocar(dialogo().getByRole('button', { name, exact: true }))
  const estados = async () => (await salida()).map(({ state }) => state)
  const listo = async () => {
    await abrir('/perfil')
    await esperarCopiasDe('provincias', 'departamentos', 'localidades-de-departamento', 'calles')
  }
  const seCorta = async (como: 'dropAnswer' | 'refuse') => {
    await network.rule({ match, nth: 1, do: { kind: como } })
    await network.rule({ match, do: { kind: 'refuse' } })
    await editar()
    await expect.poll(async () => (await network.sent(match)).length).toBeGreaterThan(0)
    await expect.poll(estados).toEqual(['pending'])
    await expect.element(tarjeta()).toHaveTextContent(nuevo)
  }

  test('[FLT-49, ADDR-09, CONT-10] undoing a change that no try has sent takes one touch, and nothing is sent', async () => {
    await listo()
    const soltar = await tomarElTurno()
    await editar()
    await expect.element(tarjeta()).toHaveTextContent(nuevo)
    await deshacer()
    await expect.element(tarjeta()).not.toHaveTextContent(nuevo)
    await expect.element(tarjeta()).toHaveTextContent(dicho)
    await expect.element(dialogo()).not.toBeInTheDocument()
    expect(await salida()).toEqual([])
    soltar()
    await conSenal()
    expect(await network.sent(match)).toEqual([])
  })

  test('[FLT-49, ADDR-09, CONT-10] discarding a change that was tried in vain says «No se va a enviar», and it is never sent', async () => {
    await listo()
    await seCorta('refuse')
    await deshacer()
    await expect.element(dialogo()).toHaveTextContent('No se va a enviar y no se puede recuperar.')
    await responder('Volver')
    await expect.poll(estados).toEqual(['pending'])
    await deshacer()
    await responder('Descartar')
    await expect.poll(estados).toEqual([])
    await network.heal()
    await expect.element(tarjeta()).not.toHaveTextContent(nuevo)
    expect(await hay()).toContain(antes)
    expect(await hay()).not.toContain(nuevo)
  })

  test('[FLT-49, ADDR-09, CONT-10] discarding a change that has arrived says «Ya se había enviado», and the change stays', async () => {
    await listo()
    await seCorta('dropAnswer')
    await deshacer()
    await responder('Descartar')
    await expect.element(page.getByText('Ya se había enviado: no se puede deshacer.')).toBeVisible()
    await network.heal()
    await conSenal()
    await expect.poll(estados).toEqual(['done'])
    await expect.element(tarjeta()).toHaveTextContent(nuevo)
    expect(await hay()).toContain(nuevo)
  })

  test('[FLT-49, ADDR-09, CONT-10] without signal a change that may have arrived is removed only by «Descartar igual»', async () => {
    await listo()
    await seCorta('dropAnswer')
    await network.cut()
    await deshacer()
    await responder('Descartar')
    await expect
      .element(dialogo())
      .toHaveTextContent(
        'Puede que ya se haya enviado, y ahora no se puede saber. Si lo descartás, acá no queda nada; en la obra social puede quedar hecho.',
      )
    await expect.poll(estados).toEqual(['pending'])
    await responder('Descartar igual')
    await expect.poll(estados).toEqual([])
    // The change has arrived nevertheless, and the screen shows it once the provider answers.
    expect(await hay()).toContain(nuevo)
    await network.heal()
    await conSenal()
    await expect.element(tarjeta()).toHaveTextContent(nuevo)
  })
})
