import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'

import type { Afiliado } from '#contract/afiliados.ts'
import { aBase64 } from '#contract/base64.ts'
import { escribirPase } from '#contract/pase/cuerpo.ts'
import { deUnPase, firmar, hacerLlave, join } from '#contract/pase/firmas.ts'
import { Dibujo } from '#features/mostrador/Dibujo.tsx'
import type { Device } from '#local/device.ts'
import { MOSTRADOR } from '#local/names.ts'
import { type Prestado, aQuien } from '#local/prestamo.ts'
import { endSession } from '#local/session.ts'
import { escribir } from '#model/arbol.ts'
import { catalog } from '#model/catalog.ts'
import {
  enElMostrador,
  marcadoDelCodigo,
  marcadoDelMostrador,
  readMostrador,
} from '#model/mostradorCompuesto.ts'
import { type EstadoDelPase, cabecera, conmutador, hoja, pie } from '#model/mostradorVista.ts'
import { composeAll } from '#sync/compose.ts'

import { phone, provider, world } from '../../support/phone.ts'

const AHORA = Date.parse('2026-11-22T10:05:00Z')
const SEMANA = 7 * 86_400_000

const persona = (idAfiliado: number, nombre: string): Afiliado => ({
  afiliado: {
    idAfiliado,
    numeroDocumentoFormateado: '11.111.111',
    numeroAfiliadoFormateado: `00-123456-${idAfiliado}`,
  },
  personaFisica: { nombre, apellido: 'Ejemplo' },
  tipoDocumento: { descripcion: 'DNI' },
  tipoAfiliado: { descripcion: 'Obligatorio' },
  relacionTitularAdherente: { descripcion: 'Titular' },
})
const familia = [persona(1, 'Norma'), persona(2, 'Rubén')]

const servidor = await hacerLlave()
const telefono = await hacerLlave()

async function paseDe(idAfiliado: number) {
  const body = escribirPase({
    version: 1,
    idAfiliado,
    apellido: 'Ejemplo',
    nombre: 'Norma',
    cuil: '27111111114',
    nacimiento: null,
    relacion: 1,
    tipo: 1,
    emitido: AHORA / 60_000,
    vida: SEMANA / 60_000,
    clave: telefono.publica,
  })
  const bytes = aBase64(join(await firmar(servidor.privada, deUnPase(body)), body))
  return { idAfiliado, enPantalla: { kid: 1, bytes }, impreso: { kid: 1, bytes } }
}

async function guardar(device: Device, copias: Record<string, unknown>) {
  for (const [key, value] of Object.entries(copias))
    await device.lectura.copias.put({ key, resource: key, value, savedAt: AHORA, askedAt: 1 })
}

const componer = (device: Device) => composeAll(world(device, provider().call, { catalog }))

async function mostrado(
  device: Device,
  of: { idAfiliado?: number; now?: number; prestado?: Prestado } = {},
) {
  const row = readMostrador((await device.lectura.documentos.get(MOSTRADOR))?.value)
  const { idAfiliado, now = AHORA, prestado } = of
  const de = row && enElMostrador(row, { idAfiliado, now })
  return de && marcadoDelMostrador(de, { prestado, aparato: 'equipo' })
}

test('each sync composes the counter of every member from the copies, with a code while the pass lasts', async () => {
  const device = await phone()
  await guardar(device, {
    'grupo-familiar': familia,
    afiliado: familia[0],
    pases: [await paseDe(2)],
  })
  await componer(device)

  expect(await mostrado(device)).toContain('Norma Ejemplo')
  expect(await mostrado(device)).toContain('Sin código por ahora')
  const ruben = await mostrado(device, { idAfiliado: 2 })
  expect(ruben).toMatch(/Firmado por este equipo · <b>se renueva solo/)
  expect(ruben).toContain('Datos guardados el 22/11/2026 a las 07:05.')
  const despues = await mostrado(device, { idAfiliado: 2, now: AHORA + SEMANA })
  expect(despues).toContain('Sin verificar desde 29/11')
  expect(despues).not.toContain('Firmado por')
  expect(await mostrado(device, { idAfiliado: 9 })).toBeUndefined()
})

test('[SEC-34] lent for one the counter shows that one alone, and lent for all the way to the others', async () => {
  const device = await phone()
  await guardar(device, { 'grupo-familiar': familia, afiliado: familia[0] })
  await componer(device)
  const rubens = /Rubén/

  expect(await mostrado(device)).toMatch(rubens)
  expect(await mostrado(device, { prestado: 'todos' })).toMatch(rubens)
  expect(await mostrado(device, { prestado: 'uno' })).not.toMatch(rubens)
  const prestamo = { idAfiliado: 2, a: 'uno' } as const
  expect([aQuien(undefined, prestamo), aQuien('1', prestamo)]).toEqual([2, 2])
  expect([aQuien('1', { ...prestamo, a: 'todos' }), aQuien('1', undefined)]).toEqual([1, 1])
  expect([aQuien(undefined, { ...prestamo, a: 'todos' }), aQuien(undefined, undefined)]).toEqual([
    2,
    undefined,
  ])
})

test('the code comes apart from the text, where nothing shows it', () => {
  const svg = marcadoDelCodigo({ size: 21, d: 'M0 0h1v1h-1z' })
  expect(svg).toMatch(/^<template><svg viewBox="0 0 21 21".*<path d="M0 0h1v1h-1z">.*<\/template>$/)
})

test('[SESS-09] the composed counter goes with the session, and nothing composes another', async () => {
  const device = await phone()
  await guardar(device, { 'grupo-familiar': familia })
  await componer(device)
  expect(await mostrado(device)).toBeDefined()

  await endSession(device, 'salir', 1, 0)
  await componer(device)

  expect(await device.lectura.documentos.count()).toBe(0)
})

test('copies that are not here, or make no sense, compose nothing', async () => {
  const device = await phone()
  await componer(device)
  expect(await mostrado(device)).toBeUndefined()

  await guardar(device, { 'grupo-familiar': [{ afiliado: 'nadie' }] })
  await componer(device)
  expect(await device.lectura.documentos.count()).toBe(0)
})

test('[SEC-24] what a provider sends stays text in the composed document', async () => {
  const hostil = `"><script>alert('1')</script>&<img src=x onerror=1>`
  const device = await phone()
  const ella = { ...persona(1, hostil), tipoDocumento: { descripcion: hostil } }
  await guardar(device, { 'grupo-familiar': [ella, persona(2, hostil)] })
  await componer(device)

  const html = (await mostrado(device)) ?? ''
  expect(html).toContain('&lt;script&gt;alert(&#x27;1&#x27;)')
  expect(html.match(/<(script|img)/g)).toBeNull()
})

test('what React draws over the composed counter is the same markup', () => {
  const estados: EstadoDelPase[] = [
    { estado: 'firma', hasta: AHORA },
    { estado: 'vencido', hasta: AHORA },
    { estado: 'sin' },
  ]
  const [integrante = persona(1, 'Norma')] = familia
  for (const pase of estados)
    for (const prestado of [false, true]) {
      const quien = { integrante, savedAt: AHORA, aparato: 'teléfono', pase }
      const otros = conmutador(integrante, familia) ?? ''
      const arbol = [cabecera(prestado), otros, hoja(quien), pie(prestado, 'teléfono')]
      const drawn = renderToStaticMarkup(
        <Router ssrPath="/">
          <Dibujo arbol={arbol} />
        </Router>,
      )
      expect(drawn).toBe(arbol.map(escribir).join(''))
    }
})
