import { expect, test } from 'vitest'

import type { Afiliado } from '#contract/afiliados.ts'
import type { Notificacion } from '#contract/notificaciones.ts'
import type { Operacion } from '#local/bases/salida.ts'
import { escribir } from '#model/mostrador/arbol.ts'
import { propioPrimero } from '#model/personas.ts'
import { type Guardado, datosDe } from '#model/primera/datosDe.ts'
import { familia } from '#model/primera/familia.ts'
import { inicio } from '#model/primera/inicio.ts'
import { marco } from '#model/primera/marco.ts'

const AHORA = Date.parse('2026-11-22T10:05:00Z')
const EN = { ahora: AHORA, esMovil: true, seEnviaCerrada: true }

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

function dibujada(aca: '/' | '/grupo-familiar', cambios?: Partial<Guardado>): string | undefined {
  const datos = datosDe(guardado(cambios), { aca, ...EN })
  return datos && escribir(marco(datos, aca === '/' ? inicio(datos) : familia(datos)))
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

test("the first paint of home and family group has the name, the data's age and the status line", () => {
  const home = dibujada('/')
  expect(home).toContain('<h1 tabindex="-1">Hola, Norma</h1>')
  expect(home).toContain('Actualizado hoy a las 07:04')
  expect(home).toContain('<b>Sin señal.</b> Ves lo guardado.')
  expect(home).toContain('href="/mostrador/2"')
  expect(home).toContain('Credencial y recetas en grande')
  const grupo = dibujada('/grupo-familiar')
  expect(grupo).toContain('Rubén Ejemplo')
  expect(grupo).toContain('Los datos de los 2 están guardados en este teléfono')
})

test('with signal, the first paint shows the age of data older than half an hour only', () => {
  const deHace = (minutos: number) =>
    dibujada('/', {
      senal: 'con-senal',
      grupo: { ...copia([persona(1, 'Norma')]), savedAt: AHORA - minutos * 60_000 },
    })
  expect(deHace(31)).toContain('Actualizado hoy a las 06:34')
  expect(deHace(29)).not.toContain('Actualizado')
  expect(deHace(29)).toContain('Buscar novedades')
})

test("[HOME-01, HOME-03] the signed-in person's card comes first, and each member keeps the same colour", () => {
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
  expect(dibujada('/', { actual: copia(ruben) })).toMatch(
    /<h2>Rubén Ejemplo<.*Ver perfil.*<h2>Norma Ejemplo<.*Ver afiliado/s,
  )
})

test('[NOTI-01, HOME-03] the first paint shows news of a request, and a press on it before the code loads is kept', () => {
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
  expect(home()).toMatch(
    /aria-label="Novedades".*<button type="button" disabled="">.*Ecografía: aprobada\./,
  )
  expect(home({ operaciones: [descarte(1)] })).not.toContain('Novedades')
  expect(home({ novedades: [] })).not.toContain('Novedades')
})

test("[SEC-01] HTML in a person's name is shown as text", () => {
  const mal = [persona(1, '<img src=x onerror=alert(1)>'), persona(2, '"><script>')]
  for (const aca of ['/', '/grupo-familiar'] as const) {
    const html = dibujada(aca, { grupo: copia(mal), actual: copia(persona(1, '<b>')) })
    expect(html).not.toMatch(/<(img|script)|<b>,/)
    expect(html).toContain('&lt;img src=x')
  }
})

test('without a stored family group there is no first paint', () => {
  expect(dibujada('/', { grupo: undefined })).toBeUndefined()
  expect(dibujada('/', { grupo: copia([]) })).toBeUndefined()
  expect(dibujada('/', { actual: undefined })).toContain('>Hola</h1>')
})

test('[CAPI-01] a coupon due soon comes first, is red on its day, and appears only for members who pay one', () => {
  const paga = (fechaVencimientoCapita: string) => ({
    actual: copia({
      ...persona(1, 'Norma'),
      tipoAfiliado: { descripcion: 'Voluntario', fechaVencimientoCapita },
    }),
  })
  expect(dibujada('/', paga('25'))).toMatch(
    /baldosa aviso.*Cupón de cápita vence en 3 días.*hasta el 25\/11/,
  )
  expect(dibujada('/', paga('22'))).toMatch(/baldosa error.*Cupón de cápita vence hoy/)
  expect(dibujada('/', paga('30'))).not.toContain('Cupón')
  expect(dibujada('/')).not.toContain('Cupón')
})

test('the bell does not count notifications dismissed on this phone and not yet sent', () => {
  const notificaciones = copia([1, 2, 3, 4].map(notificacion))
  const enLaCampana = (...operaciones: Operacion[]) =>
    datosDe(guardado({ notificaciones, operaciones }), { aca: '/', ...EN })?.notificaciones

  expect(enLaCampana()).toBe(4)
  expect(enLaCampana(descarte(1), descarte(2, { state: 'sending' }))).toBe(2)
  // Refused, it is there again; confirmed before the list was asked for, the list knows of it.
  expect(enLaCampana(descarte(1, { state: 'rejected' }))).toBe(4)
  expect(enLaCampana(descarte(1, { state: 'done', confirmedAt: 9 }))).toBe(4)
  expect(enLaCampana(descarte(1, { state: 'done', confirmedAt: 11 }))).toBe(3)

  const operaciones = [cambio({}), cambio({ state: 'done' })]
  expect(dibujada('/', { operaciones })).toContain('1 cambio para enviar.')
  expect(dibujada('/', { operaciones })).toContain('<span aria-hidden="true">1</span>')
  const rechazado = [cambio({ state: 'rejected' })]
  expect(dibujada('/', { senal: undefined, operaciones: rechazado })).toContain(
    'No se aceptó 1 cambio.',
  )
  expect(dibujada('/', { session: { expiresAt: AHORA } })).toContain('Tu sesión venció.')
})
