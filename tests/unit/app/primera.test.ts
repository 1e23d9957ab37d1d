import { webcrypto } from 'node:crypto'
import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import type { Afiliado } from '#contract/afiliados.ts'
import type { Notificacion } from '#contract/notificaciones.ts'
import type { Receta } from '#contract/recetas.ts'
import type { Operacion } from '#local/bases/salida.ts'
import { propioPrimero } from '#model/personas.ts'
import type { Datos } from '#model/primera/datos.ts'
import { type Guardado, datosDe } from '#model/primera/datosDe.ts'

import { script } from '../../../tools/engine.ts'
import { enLetras } from '../../../tools/letras.ts'

/** The part of the script that draws, as the build makes it. */
const code = script('primera', 'src/app/primera/dibujar.tsx', [enLetras()])

async function dibujar(datos: Datos): Promise<{ titulo: string; marcado: string }> {
  const navigator = { userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile' }
  const primera = runInNewContext(`${await code};primera`, { navigator, crypto: webcrypto })
  return primera.dibujar(datos)
}

const AHORA = Date.parse('2026-11-22T10:05:00Z')
const EN = { ahora: AHORA, seEnviaCerrada: true }

const persona = (idAfiliado: number, nombre: string): Afiliado => ({
  afiliado: {
    idAfiliado,
    numeroDocumentoFormateado: '11.111.111',
    numeroAfiliadoFormateado: `00-123456-${idAfiliado}`,
  },
  personaFisica: { nombre, apellido: 'Ejemplo' },
  tipoDocumento: { descripcion: 'DNI' },
  relacionTitularAdherente: { descripcion: 'Titular' },
})

const copia = <Value>(value: Value) => ({ value, savedAt: AHORA - 60_000, askedAt: 10 })

const guardado = (cambios: Partial<Guardado> = {}): Guardado => ({
  session: { expiresAt: AHORA + 1 },
  grupo: copia([persona(1, 'Norma'), persona(2, 'Rubén')]),
  actual: copia(persona(1, 'Norma')),
  notificaciones: undefined,
  mostrador: undefined,
  novedades: [],
  senal: 'sin-senal',
  offset: 0,
  operaciones: [],
  ...cambios,
})

async function dibujada(
  aca: '/' | '/grupo-familiar' | '/consultar-recetas',
  cambios?: Partial<Guardado>,
): Promise<string | undefined> {
  const datos = datosDe(guardado(cambios), { aca, ...EN })
  return datos && (await dibujar(datos)).marcado
}

const cambio = (of: Partial<Operacion>): Operacion => ({
  id: 'a',
  uid: 'u',
  type: 'domicilio.guardar',
  group: 'g',
  state: 'pending',
  createdAt: 1,
  keys: [],
  answers: [],
  tries: 0,
  ...of,
})

const notificacion = (idSolicitud: number): Notificacion => ({
  idSolicitud,
  numeroNotificacion: String(idSolicitud),
  tipoNotificacion: 'Solicitud',
  codigoTipoNotificacion: 'SOL',
})
const descarte = (idSolicitud: number, of: Partial<Operacion> = {}) =>
  cambio({
    type: 'notificacion.descartar',
    payload: { notificacion: notificacion(idSolicitud) },
    ...of,
  })

test("the first picture of home and family group shows names, the data's age and the status line", async () => {
  const home = await dibujada('/')
  expect(home).toMatch(/<h1[^>]*>Hola, Norma<\/h1>/)
  expect(home).toContain('Actualizado hoy a las 07:04')
  expect(home).toContain('<b>Sin señal.</b> Ves lo guardado.')
  expect(home).toContain('href="/mostrador/2"')
  expect(home).toContain('Credencial y recetas en grande')
  const grupo = await dibujada('/grupo-familiar')
  expect(grupo).toContain('Rubén Ejemplo')
  expect(grupo).toContain('Los datos de los 2 están guardados en este teléfono')
})

test('with signal the first picture shows the age of a copy only if it is over half an hour old', async () => {
  const deHace = (minutos: number) =>
    dibujada('/', {
      senal: 'con-senal',
      grupo: { ...copia([persona(1, 'Norma')]), savedAt: AHORA - minutos * 60_000 },
    })
  expect(await deHace(31)).toContain('Actualizado hoy a las 06:34')
  expect(await deHace(29)).not.toContain('Actualizado')
  expect(await deHace(29)).toContain('Buscar novedades')
})

test("[HOME-01, HOME-03] the signed-in person's card comes first, and each card keeps its colour", async () => {
  const [norma, ruben] = [persona(1, 'Norma'), persona(2, 'Rubén')]
  const quienes = (yo: Afiliado | undefined) =>
    propioPrimero([norma, ruben], yo).map(({ integrante, tono, propio }) => [
      integrante.personaFisica.nombre,
      tono,
      propio,
    ])
  expect(quienes(norma)).toEqual([
    ['Norma', 0, true],
    ['Rubén', 1, false],
  ])
  expect(quienes(ruben)).toEqual([
    ['Rubén', 1, true],
    ['Norma', 0, false],
  ])
  expect(quienes(undefined)).toEqual([
    ['Norma', 0, false],
    ['Rubén', 1, false],
  ])
  expect(await dibujada('/', { actual: copia(ruben) })).toMatch(
    /<h2>Rubén Ejemplo<.*Ver perfil.*<h2>Norma Ejemplo<.*Ver afiliado/s,
  )
})

test('[NOTI-01, HOME-03] the first picture shows a request’s news as a button, disabled until the portal starts', async () => {
  const clave = 'Solicitud/1'
  const dicha = {
    clave,
    deSolicitud: true,
    dicho: 'Ecografía: aprobada.',
    sigue: '',
    quien: 'Norma',
  }
  const home = (cambios?: Partial<Guardado>) =>
    dibujada('/', { notificaciones: copia([notificacion(1)]), novedades: [dicha], ...cambios })
  expect(await home()).toMatch(/aria-label="Novedades".*<button disabled>.*Ecografía: aprobada\./)
  expect(await home({ operaciones: [descarte(1)] })).not.toContain('Novedades')
  expect(await home({ novedades: [] })).not.toContain('Novedades')
})

const receta = (numero: number, of: Partial<Receta> = {}): Receta => ({
  recetaElectronica: {
    idRecetaElectronica: numero,
    numero: String(numero),
    fechaPrescripcion: '2026-11-02',
    vencimiento: '2026-12-02',
  },
  estado: { descripcion: 'Activa', codigo: '1' },
  personaFisicaAfiliado: { apellido: 'Ejemplo', nombre: 'Norma' },
  registro1: { drogas: ['Enalapril'] },
  ...of,
})
const DISPENSADA = { estado: { descripcion: 'Dispensada', codigo: '2' } }

test("[REC-04, PERF-09] the prescriptions' first picture has the rows, their states, and the list's age", async () => {
  const html = await dibujada('/consultar-recetas', {
    recetas: [
      { ...copia([receta(71), receta(72, DISPENSADA)]), savedAt: AHORA - 3 * 60_000 },
      copia([receta(73, { registro1: { drogas: ['Losartán'] } })]),
    ],
  })
  expect(html).toMatch(/<h1[^>]*>Recetas electrónicas<\/h1>.*Actualizado hoy a las 07:02/s)
  expect(html).toMatch(/Todo el grupo · 6 meses<\/span><button [^>]*>Buscar Otras</)
  expect(html).toMatch(
    /Para usar ahora <span class="tenue">· 2<.*Losartán.*Anteriores.*Dispensada/s,
  )
  expect(html).toMatch(/aria-current="true"[^>]*><span>.*<\/span><span>Recetas</)
  // A row can be pressed before the portal runs; the menu of a row cannot.
  expect(html).toMatch(/<li class="tarjeta "><button class="abre-fila"><span>/)
  expect(html).toMatch(/aria-label="Acciones de la receta N° 71"[^>]* disabled>/)
})

test("[REC-07] with a wrong date on the phone the first picture judges prescriptions by the provider's", async () => {
  const vence = (vencimiento: string) => {
    const una = receta(71)
    return copia([{ ...una, recetaElectronica: { ...una.recetaElectronica, vencimiento } }])
  }
  const de = (offset: number) =>
    dibujada('/consultar-recetas', {
      grupo: copia([persona(1, 'Norma')]),
      offset,
      recetas: [vence('2026-11-10')],
    })
  expect(await de(0)).toMatch(/Anteriores.*Venció el 10/s)
  expect(await de(-20 * 24 * 3_600_000)).toMatch(/Para usar ahora/)
})

test('without rows, or without the copy of a member, the prescriptions have no first picture', async () => {
  const de = async (...recetas: NonNullable<Guardado['recetas']>) =>
    dibujada('/consultar-recetas', { recetas })
  expect(await de(copia([receta(71)]), copia([]))).toContain('Enalapril')
  expect(await de(copia([]), copia([]))).toBeUndefined()
  expect(await de(copia([receta(71)]), undefined)).toBeUndefined()
})

test("[SEC-01] markup in a person's name is shown as text", async () => {
  const mal = [persona(1, '<img src=x onerror=alert(1)>'), persona(2, '"><script>')]
  for (const aca of ['/', '/grupo-familiar'] as const) {
    const html = await dibujada(aca, { grupo: copia(mal), actual: copia(persona(1, '<b>')) })
    expect(html).not.toMatch(/<(img|script)|<b>,/)
    expect(html).toContain('&lt;img src=x')
  }
})

test('without a stored family, or with an empty one, there is no first picture', async () => {
  expect(await dibujada('/', { grupo: undefined })).toBeUndefined()
  expect(await dibujada('/', { grupo: copia([]) })).toBeUndefined()
  expect(await dibujada('/', { actual: undefined })).toContain('>Hola</h1>')
})

test('[CAPI-01] a coupon due soon comes first, red on its due day, and only for members who pay one', async () => {
  const paga = (fechaVencimientoCapita: string) => ({
    actual: copia({
      ...persona(1, 'Norma'),
      tipoAfiliado: { descripcion: 'Voluntario', fechaVencimientoCapita },
    }),
  })
  expect(await dibujada('/', paga('25'))).toMatch(
    /baldosa aviso.*Cupón de cápita vence en 3 días.*hasta el 25\/11/,
  )
  expect(await dibujada('/', paga('22'))).toMatch(/baldosa error.*Cupón de cápita vence hoy/)
  expect(await dibujada('/', paga('30'))).not.toContain('Cupón')
  expect(await dibujada('/')).not.toContain('Cupón')
})

test('waiting changes are counted, and a dismissed notification is not', async () => {
  const notificaciones = copia([1, 2, 3, 4].map(notificacion))
  const enLaCampana = (...operaciones: Operacion[]) =>
    datosDe(guardado({ notificaciones, operaciones }), { aca: '/', ...EN })?.notificaciones

  expect(enLaCampana()).toBe(4)
  expect(enLaCampana(descarte(1), descarte(2, { state: 'sending' }))).toBe(2)
  // After a refusal the notification is shown again; after a confirmation from before the list was requested, the list
  // decides.
  expect(enLaCampana(descarte(1, { state: 'rejected' }))).toBe(4)
  expect(enLaCampana(descarte(1, { state: 'done', confirmedAt: 9 }))).toBe(4)
  expect(enLaCampana(descarte(1, { state: 'done', confirmedAt: 11 }))).toBe(3)

  const operaciones = [cambio({}), cambio({ state: 'done' })]
  expect(await dibujada('/', { operaciones })).toContain('1 cambio para enviar.')
  expect(await dibujada('/', { operaciones })).toContain('<span aria-hidden="true">1</span>')
  const rechazado = [cambio({ state: 'rejected' })]
  expect(await dibujada('/', { senal: undefined, operaciones: rechazado })).toContain(
    'No se aceptó 1 cambio.',
  )
  expect(await dibujada('/', { session: { expiresAt: AHORA } })).toContain('Tu sesión venció.')
})
