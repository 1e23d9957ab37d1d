import { expect, test } from 'vitest'

import type { Autorizacion, FilaDeAutorizacion } from '#contract/autorizacion.ts'
import type { Notificacion } from '#contract/notificaciones.ts'
import { solicitud, solicitudes } from '#model/autorizaciones.ts'
import { notificacionesPendientes } from '#model/notificaciones.ts'
import { componerNovedades } from '#model/novedades/componer.ts'
import { enElInicio } from '#model/novedades/enElInicio.ts'
import { cronica } from '#model/recetasCronicas.ts'

const ID = 20_377

const aviso = (of: Partial<Notificacion> = {}): Notificacion => ({
  idSolicitud: ID,
  tipoNotificacion: 'Solicitud de autorización',
  numeroNotificacion: String(ID),
  codigoTipoNotificacion: 'SolicitudCobertura',
  ...of,
})

const fila = (of: Partial<FilaDeAutorizacion> = {}): FilaDeAutorizacion => ({
  idSolicitudCobertura: ID,
  afiliado: 'Quiroga, Norma',
  estado: 'Aprobada',
  codigoEstado: '4',
  practicas: [{ cantidad: 1, nombre: 'Resonancia de rodilla' }],
  ...of,
})

const propia = (estado: Partial<Autorizacion['estado']> = {}): Autorizacion => ({
  solicitudCobertura: { idSolicitudCobertura: ID, vencimiento: '2026-12-12' },
  afiliado: { nombre: 'Norma', apellido: 'Quiroga' },
  estado: { codigoEstado: '4', descripcionEstadoSolicitudCobertura: 'Aprobada', ...estado },
  practicas: [{ cantidad: 1, nombre: 'Resonancia de rodilla' }],
})

type Copias = Record<string, [value: unknown, savedAt: number]>

/** Sentences of the phone for its notices, from the copies that it has. */
const dichas = (avisos: unknown[], copias: Copias, hoy = '2026-11-30') => {
  const guardadas: Copias = { notificaciones: [avisos, 1], ...copias }
  return componerNovedades(async (key) => {
    const [value, savedAt] = guardadas[key] ?? []
    return savedAt === undefined ? undefined : { value, savedAt }
  }, hoy)
}

test('news are read from the copies that each area stores, by the same keys', () => {
  expect([
    notificacionesPendientes.key({}),
    solicitudes.key({}),
    solicitud.key({ id: ID }),
    cronica.key({ numeroReceta: '88120' }),
  ]).toEqual(['notificaciones', 'autorizaciones', `autorizacion/${ID}`, 'receta-cronica/88120'])
})

test('[NOTI-01] the news of a request say its state, its last day and its member', async () => {
  const [una] = await dichas([aviso()], { [`autorizacion/${ID}`]: [propia(), 1] })
  expect(una).toMatchObject({
    dicho: 'Resonancia de rodilla: aprobada.',
    sigue: 'Vale hasta el 12/12.',
    quien: 'Norma',
  })
})

test.each([
  ['2026-12-12', 'Vale hasta el 12/12.'],
  ['2025-12-31', 'Vale hasta el 12/12/2026.'],
  ['2026-12-13', 'Venció el 12/12/2026.'],
  ['2027-01-02', 'Venció el 12/12/2026.'],
])('[NOTI-01] on %s the news of a request say of its last day: %s', async (hoy, sigue) => {
  const copias: Copias = { [`autorizacion/${ID}`]: [propia(), 1] }
  expect(await dichas([aviso()], copias, hoy)).toMatchObject([{ sigue }])
})

test('[NOTI-01] the news of a request that was not approved say the reason, without a last day', async () => {
  const observacion = 'Falta el informe del pediatra.'
  const lista = [fila({ estado: 'Observada', codigoEstado: '3', observacion })]
  expect(await dichas([aviso()], { autorizaciones: [lista, 1] })).toMatchObject([
    { dicho: 'Resonancia de rodilla: observada.', sigue: observacion, quien: 'Norma' },
  ])
})

test('[NOTI-01] the news take the state from the newer copy, be it the list or the request', async () => {
  const vieja = propia({
    codigoEstado: '8',
    descripcionEstadoSolicitudCobertura: 'En auditoría',
  })
  const de = (atList: number) =>
    dichas([aviso()], {
      autorizaciones: [[fila()], atList],
      [`autorizacion/${ID}`]: [vieja, 2],
    })
  // The list does not contain its last day: none is shown.
  expect(await de(3)).toMatchObject([{ dicho: 'Resonancia de rodilla: aprobada.', sigue: '' }])
  expect(await de(1)).toMatchObject([{ dicho: 'Resonancia de rodilla: en auditoría.' }])
})

test('[NOTI-01] a notice about a state that the stored copy does not have yet is shown in its own words', async () => {
  const nombra = (estado: string) =>
    dichas([aviso({ tipoNotificacion: `Solicitud de autorización: ${estado}` })], {
      autorizaciones: [[fila()], 1],
    })
  expect(await nombra('Rechazada')).toEqual([])
  expect(await nombra('Aprobada')).toHaveLength(1)
})

test('[NOTI-01] missing or malformed copies give no news', async () => {
  expect(await dichas([aviso()], {})).toEqual([])
  expect(await dichas([aviso({ idSolicitud: 1 })], { autorizaciones: [[fila()], 1] })).toEqual([])
  expect(await dichas([aviso()], { autorizaciones: [[{ id: 'x' }], 1] })).toEqual([])
  expect(await dichas(['dañada'], { autorizaciones: [[fila()], 1] })).toEqual([])
})

test('[NOTI-03, CRON-06] the news of a chronic prescription say its medicine and its pharmacy', async () => {
  const receta = (of: object) => ({
    numeroRecetario: '88120',
    afiliado: 'Peralta, Rubén',
    medicamentos: [{ descripcion: 'Levotiroxina 75 mcg' }, { descripcion: 'Enalapril' }],
    nombreFarmacia: 'Farmacia del Sol',
    direccionFarmacia: 'San Martín 100',
    ...of,
  })
  const avisos = [aviso({ idSolicitud: 88_120, codigoTipoNotificacion: 'RecetaMedicaIfx' })]
  const con = (codigoEstado: string) =>
    dichas(avisos, { 'receta-cronica/88120': [receta({ codigoEstado }), 1] })
  const [lista] = await con('305')
  expect(lista).toMatchObject({
    dicho: 'Levotiroxina 75 mcg y 1 más: lista para retirar.',
    sigue: 'En Farmacia del Sol, San Martín 100.',
    quien: 'Rubén',
  })
  expect(await con('300')).toMatchObject([
    { dicho: 'Receta crónica: Levotiroxina 75 mcg y 1 más.', sigue: '' },
  ])
  // Home shows this prescription among its reminders.
  expect(enElInicio(avisos, lista ? [lista] : [])).toEqual([])
})

test('[NOTI-02, HOME-03] home shows the news of two requests at most, without those whose notice was dismissed', async () => {
  const avisos = [1, 2, 3].map((idSolicitud) => aviso({ idSolicitud }))
  const lista = avisos.map(({ idSolicitud }) => fila({ idSolicitudCobertura: idSolicitud }))
  const todas = await dichas(avisos, { autorizaciones: [lista, 1] })
  expect(todas).toHaveLength(3)
  const ids = (pendientes: Notificacion[]) =>
    enElInicio(pendientes, todas).map(({ notificacion }) => notificacion.idSolicitud)
  expect(ids(avisos)).toEqual([1, 2])
  expect(ids(avisos.slice(1))).toEqual([2, 3])
  expect(ids([])).toEqual([])
})
