import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'

import type { Afiliado } from '#contract/afiliados.ts'
import { aBase64 } from '#contract/base64.ts'
import { escribirPase } from '#contract/pase/cuerpo.ts'
import { deUnPase, firmar, hacerLlave, join } from '#contract/pase/firmas.ts'
import type { Receta } from '#contract/recetas.ts'
import type { DetalleDeRecetaCronica } from '#contract/recetasCronicas.ts'
import { Dibujo } from '#features/mostrador/Dibujo.tsx'
import type { Device } from '#local/bases/device.ts'
import { MOSTRADOR } from '#local/bases/names.ts'
import { type Prestado, aQuien } from '#local/session/prestamo.ts'
import { endSession } from '#local/session/session.ts'
import { catalog } from '#model/catalog.ts'
import { escribir } from '#model/mostrador/arbol.ts'
import { enElMostrador, marcadoDelCodigo, marcadoDelMostrador } from '#model/mostrador/compuesto.ts'
import { readMostrador } from '#model/mostrador/fila.ts'
import { vistaDeRecetas } from '#model/mostrador/recetas.ts'
import { type EstadoDelPase, cabecera, conmutador, hoja, pie } from '#model/mostrador/vista.ts'
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
  const row = readMostrador((await device.lectura.cuadros.get(MOSTRADOR))?.value)
  const { idAfiliado, now = AHORA, prestado } = of
  const de = row && enElMostrador(row, { idAfiliado, now })
  return de && marcadoDelMostrador(de, { prestado, aparato: 'equipo' })
}

test("each sync stores every member's counter screen, with a signed code while the pass is valid", async () => {
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

test('[SEC-34] on a phone lent for one member the counter shows that member only', async () => {
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

const receta = (
  id: number,
  { vence = '2026-11-29', codigo = '1', droga = 'Losartán' }: Record<string, string | undefined>,
): Receta => ({
  recetaElectronica: {
    idRecetaElectronica: id,
    numero: String(7_100_000 + id),
    fechaPrescripcion: '2026-10-30',
    vencimiento: vence,
  },
  estado: { descripcion: 'Activa', codigo },
  personaFisicaAfiliado: { apellido: 'Ejemplo', nombre: 'Norma' },
  registro1: { drogas: [droga] },
})
const cronica = (numeroRecetario: string, codigoEstado: string): DetalleDeRecetaCronica => ({
  numeroRecetario,
  afiliado: 'Ejemplo, Norma',
  fechaAutorizacion: '2026-11-20',
  periodo: '11/2026',
  nombrePlan: 'Plan Diabetes',
  medicamentos: [{ descripcion: 'Insulina' }, { descripcion: 'Tiras' }],
  codigoEstado,
  nombreFarmacia: 'Farmacia Plaza',
  direccionFarmacia: 'Av. Uruguay 215',
  localidadFarmacia: '-',
})
const pdf = { name: 'r.pdf', type: 'application/pdf', size: 10, hash: '' }
const DIA = 86_400_000

test('[REC-06, CRON-06] the counter lists usable prescriptions by earliest expiry, with chronic ones last', async () => {
  const device = await phone()
  await guardar(device, {
    'grupo-familiar': familia,
    'recetas/1': [
      receta(1, { vence: '2026-11-30', droga: 'Enalapril' }),
      receta(2, { vence: '2026-11-22' }),
      receta(3, { vence: '2026-11-21', droga: 'Vencida' }),
      receta(4, { codigo: '2', droga: 'Dispensada' }),
      receta(5, { droga: 'Ibuprofeno' }),
    ],
    'recetas-cronicas/1': [cronica('88120', ''), cronica('88121', '')],
    'receta-cronica/88120': cronica('88120', '305'),
    'receta-cronica/88121': cronica('88121', '304'),
    'receta-pdf/5': pdf,
  })
  await device.lectura.copias.update('recetas-cronicas/1', { savedAt: AHORA - DIA })
  await componer(device)
  const remedios = async (now?: number) =>
    [
      ...((await mostrado(device, { ...(now && { now }) })) ?? '').matchAll(/remedios">([^<]*)/g),
    ].map(([, words]) => words)

  expect(await remedios()).toEqual(['Losartán', 'Ibuprofeno', 'Enalapril', 'Insulina, Tiras'])
  expect(await remedios(AHORA + DIA)).toEqual(['Ibuprofeno', 'Enalapril', 'Insulina, Tiras'])
  expect(await remedios(AHORA + 30 * DIA)).toEqual(['Insulina, Tiras'])

  const html = (await mostrado(device)) ?? ''
  expect(html).toMatch(/Recetas para usar hoy<span class="tenue">4</)
  expect([...html.matchAll(/Vence (?:hoy|mañana|en \d días)/g)].flat()).toEqual([
    'Vence hoy',
    'Vence en 7 días',
  ])
  expect(html.match(/Código de barras de la receta/g)).toHaveLength(3)
  expect(html.match(/ de la receta N° 7100005<\/span><\/button>/g)).toHaveLength(1)
  expect(html.match(/<button[^>]* class="boton contorno"/g)).toHaveLength(1)
  expect(html).toContain('Plan Diabetes · período 11/2026')
  expect(html).toContain('Farmacia Plaza, Av. Uruguay 215<')
  expect(html).toContain('Lista para retirar')
  // The counter is as old as its oldest copy.
  expect(html).toContain('Datos guardados el 21/11/2026 a las 07:05.')
})

test('[REC-06] the bar code contains the national identifier if there is one; a signed PDF has a button', async () => {
  const device = await phone()
  const conClave = receta(1, {})
  await guardar(device, {
    'grupo-familiar': familia,
    'recetas/1': [
      {
        ...conClave,
        recetaElectronica: { ...conClave.recetaElectronica, cuir: '4200000104773005' },
      },
      receta(2, {}),
      receta(3, { vence: '2026-11-21' }),
    ],
    'recetas-cronicas/1': [],
    'recetas-firmadas': [
      { idRecetaElectronica: 1, kid: 5, bytes: 'AQ' },
      { idRecetaElectronica: 3, kid: 5, bytes: 'AQ' },
    ],
  })
  await componer(device)
  const html = (await mostrado(device)) ?? ''

  expect([...html.matchAll(/CUIR ([\d ]+)/g)].map(([, words]) => words)).toEqual([
    '4200 0001 0477 3005',
  ])
  expect(
    [...html.matchAll(/QR de la receta<span class="oculto"> N° (\d+)/g)].map(([, n]) => n),
  ).toEqual(['7100001'])
  const row = readMostrador((await device.lectura.cuadros.get(MOSTRADOR))?.value)
  const activas = row?.integrantes[0]?.recetas?.activas
  const de = (numero: string) => activas?.find((una) => una.numero === numero)
  expect(de('7100001')).toMatchObject({ firma: { kid: 5, bytes: 'AQ' } })
  expect(de('7100002')).not.toHaveProperty('firma')
  expect(de('7100001')?.barras?.ancho).not.toBe(de('7100002')?.barras?.ancho)
})

test('[REC-08] the counter says that no prescription is usable, but says nothing if none were fetched', async () => {
  const device = await phone()
  await guardar(device, {
    'grupo-familiar': familia,
    'recetas/1': [receta(4, { codigo: '2' })],
    'recetas-cronicas/1': [cronica('88120', '')],
    'recetas-cronicas/2': [],
  })
  await componer(device)
  // The chronic prescription may be ready at the pharmacy: its own copy says so, and arrives one round later.
  expect(await mostrado(device)).not.toMatch(/recetas/i)
  expect(await mostrado(device, { idAfiliado: 2 })).not.toMatch(/recetas/i)

  await guardar(device, { 'receta-cronica/88120': cronica('88120', '304') })
  await componer(device)
  expect(await mostrado(device)).toContain('Sin recetas para usar hoy.')
})

test("[CRON-06] on a phone whose date is wrong chronic prescriptions are recent by the provider's day", async () => {
  const device = await phone()
  await device.publica.valores.put({ id: 'reloj', value: -365 * DIA, savedAt: AHORA })
  const deEsosDias = { ...cronica('88120', '305'), fechaAutorizacion: '2025-11-20' }
  await guardar(device, {
    'grupo-familiar': familia,
    'recetas/1': [],
    'recetas-cronicas/1': [deEsosDias],
  })
  await componer(device)
  expect(await mostrado(device)).not.toMatch(/recetas/i)

  await guardar(device, { 'receta-cronica/88120': deEsosDias })
  await componer(device)
  expect(await mostrado(device)).toContain('Lista para retirar')
})

test('a counter stored before prescriptions were added to it is shown unchanged', async () => {
  const device = await phone()
  await guardar(device, { 'grupo-familiar': familia })
  await componer(device)
  const { value } = (await device.lectura.cuadros.get(MOSTRADOR)) ?? {}

  expect(JSON.stringify(value)).not.toContain('recetas')
  expect(await mostrado(device)).toContain('Norma Ejemplo')
})

test("the code in the counter's markup is drawn only when it is shown", () => {
  const svg = marcadoDelCodigo({ size: 21, d: 'M0 0h1v1h-1z' })
  expect(svg).toMatch(/^<template><svg viewBox="0 0 21 21".*<path d="M0 0h1v1h-1z">.*<\/template>$/)
})

test('[SESS-09] sign-out deletes the stored counter, and a late sync stores no new one', async () => {
  const device = await phone()
  await guardar(device, { 'grupo-familiar': familia })
  await componer(device)
  expect(await mostrado(device)).toBeDefined()

  await endSession(device, 'salir', 1, 0)
  await componer(device)

  expect(await device.lectura.cuadros.count()).toBe(0)
})

test('if copies are missing or malformed, no counter screen is stored', async () => {
  const device = await phone()
  await componer(device)
  expect(await mostrado(device)).toBeUndefined()

  await guardar(device, { 'grupo-familiar': [{ afiliado: 'nadie' }] })
  await componer(device)
  expect(await device.lectura.cuadros.count()).toBe(0)
})

test("[SEC-24] the provider's text stays text in the composed document", async () => {
  const hostil = `"><script>alert('1')</script>&<img src=x onerror=1>`
  const device = await phone()
  const ella = { ...persona(1, hostil), tipoDocumento: { descripcion: hostil } }
  await guardar(device, {
    'grupo-familiar': [ella, persona(2, hostil)],
    'recetas/1': [receta(1, { droga: hostil })],
  })
  await componer(device)

  const html = (await mostrado(device)) ?? ''
  expect(html).toContain('&lt;script&gt;alert(&#x27;1&#x27;)')
  expect(html.match(/<(script|img)/g)).toBeNull()
})

test('the counter drawn by React has the same markup as the stored one', () => {
  const estados: EstadoDelPase[] = [
    { estado: 'firma', hasta: AHORA },
    { estado: 'vencido', hasta: AHORA },
    { estado: 'sin' },
  ]
  const [integrante = persona(1, 'Norma')] = familia
  const activa = { remedios: 'Losartán', vence: '2026-11-25', pdf: null }
  const recetas = vistaDeRecetas(
    {
      savedAt: AHORA,
      activas: [
        { ...activa, numero: '7100001', barras: { ancho: 40, d: 'M10 0h2v1h-2z' }, pdf: 'una' },
        {
          ...activa,
          numero: '7100002',
          barras: { ancho: 40, d: 'M10 0h2v1h-2z' },
          cuir: '4200 0001',
          firma: { kid: 1, bytes: 'AQ' },
        },
        { ...activa, numero: 'ñ', vence: null, barras: null },
      ],
      listas: [
        { numero: '88120', remedios: 'Insulina', plan: 'Diabetes', farmacia: '', direccion: '' },
      ],
    },
    '2026-11-22',
  )
  for (const pase of estados)
    for (const prestado of [false, true]) {
      const quien = { integrante, savedAt: AHORA, aparato: 'teléfono', pase, recetas }
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
