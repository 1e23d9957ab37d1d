import { afterAll, beforeAll, expect, test } from 'vitest'

import { tabla } from '#contract/tabla.ts'

import { aportes as filasDeAportes } from '../../server/src/aportes/tables.ts'
import { reintegros as filasDeReintegros } from '../../server/src/reintegros/tables.ts'
import { dayFrom } from '../../server/src/semilla/fechas.ts'
import { type Provider, type Who, startServer } from '../support/server.ts'
import { familiaDe, negativa, pedir, respuesta } from './support/pedir.ts'

const { aportes, consumo, delegaciones, reintegros } = tabla

let provider: Provider
let hoy: string
beforeAll(async () => {
  provider = await startServer()
  hoy = dayFrom(Date.now(), 0)
})
afterAll(() => provider.stop())

const signedIn = async (who: Who) => {
  const { token } = await provider.session(who)
  return { token, familia: await familiaDe(provider, token) }
}
const buscarReintegros = async (who: Who, at = 0, anio?: number) => {
  const { token, familia } = await signedIn(who)
  const request = { idAfiliado: familia[at] ?? 0, anio }
  const rows = await respuesta(provider, reintegros.buscar, request, { token })
  return rows.map(({ acreditacionReintegroVO }) => acreditacionReintegroVO)
}
const buscarAportes = async (who: Who, at = 0) => {
  const { token, familia } = await signedIn(who)
  const request = { idAfiliado: familia[at] ?? 0, meses: 6 as const }
  return respuesta(provider, aportes.buscar, request, { token })
}
const buscarConsumo = async (who: Who, fechaDesde: string, fechaHasta = hoy) => {
  const { token, familia } = await signedIn(who)
  const request = { idAfiliado: familia[0] ?? 0, fechaDesde, fechaHasta }
  return respuesta(provider, consumo.buscar, request, { token })
}

test('[API-85][DELE-01][DELE-02] branch offices have all fields, with a dash for missing values', async () => {
  const { token } = await provider.session('sola')

  const offices = await respuesta(provider, delegaciones.lista, {}, { token })

  expect(offices).toHaveLength(14)
  expect(offices[0]).toMatchObject({
    nombre: 'Casa central',
    localidad: 'Santa Rosa',
    direccion: 'Av. San Martín 255',
    telefono: '02954-4312100',
    horarioatencion: 'Lunes a viernes de 7 a 19',
  })
  expect(offices.find(({ localidad }) => localidad === 'Santa Isabel')).toMatchObject({
    telefono: '-',
    email: '-',
  })
})

test('[API-83][REIN-03] reimbursements are listed newest first, without fields for unknown data', async () => {
  const rows = await buscarReintegros('norma')

  expect(rows).toHaveLength(7)
  expect(rows[0]).toMatchObject({
    descripcion: 'Consulta particular',
    importeReintegro: 18_000,
    fechaLiquidacion: null,
    fechaAcreditacion: null,
  })
  expect(rows[1]).toMatchObject({
    importeReintegro: 42_500.5,
    fechaAcreditacion: null,
    fechaLiquidacion: dayFrom(Date.now(), -12),
    observacion: 'Se reintegra hasta el tope del módulo óptico.',
  })
  expect(await buscarReintegros('norma', 1)).toMatchObject([{ descripcion: 'Prótesis dental' }])
})

test('[REIN-01][REIN-04][FORM-10] reimbursements can be limited to a year; fifty at most', async () => {
  const year = Number(dayFrom(Date.now(), -590).slice(0, 4))
  const stored = await provider.base.db.select().from(filasDeReintegros)
  const [first] = (await signedIn('norma')).familia
  const ofYear = stored.filter(
    (row) => row.idAfiliado === first && row.fechaSolicitud.startsWith(String(year)),
  )

  const rows = await buscarReintegros('norma', 0, year)

  expect(rows.map(({ numeroSolicitud }) => numeroSolicitud).toSorted()).toEqual(
    ofYear.map(({ numeroSolicitud }) => numeroSolicitud).toSorted(),
  )
  expect(await buscarReintegros('sola')).toEqual([])
  expect(await buscarReintegros('recetas')).toHaveLength(50)
})

test.each([999, 10_000, 0, -2026])(
  '[REIN-02] the year %i is refused because it does not have four digits',
  async (anio) => {
    const { token, familia } = await signedIn('norma')
    const request = { idAfiliado: familia[0] ?? 0, anio }

    expect(await negativa(pedir(provider, reintegros.buscar, request, { token }))).toEqual([
      422,
      'El campo Año de solicitud debe tener 4 dígitos',
    ])
  },
)

test('[API-84][APOR-01] contributions cover the six months before this one, newest first', async () => {
  const rows = await buscarAportes('norma')

  const months = rows.map(({ mes }) => mes.split('/').toReversed().join('-'))
  const day = dayFrom(Date.now(), 0)
  const before = (count: number) => {
    const [year = 0, month = 0] = day.split('-').map(Number)
    return new Date(Date.UTC(year, month - 1 - count, 15)).toISOString().slice(0, 7)
  }
  expect(months).toEqual([1, 2, 3, 5, 5, 6].map(before))
})

test('[APOR-02][APOR-03][APOR-05] a contribution has its amounts, and an employer if there is one; fifty at most', async () => {
  const rows = await buscarAportes('norma')

  expect(rows[0]).toMatchObject({
    tipoPresentacion: 'Mensual',
    descripcionReparticion: 'Ministerio de Educación',
    aportePersonal: 52_340.5,
    aportePatronal: 69_785.59,
    adherenteSecundario: 0,
    hijoMenorDe35: 3_200,
    menoraCargo: 2_100,
    aportesPositivos: [
      { descripcion: 'Ajuste de paritarias', importe: 4_210.4 },
      { descripcion: 'Devolución por doble descuento', importe: 1_050 },
    ],
  })
  expect(rows[2]).toMatchObject({ descripcionReparticion: null, aportesPositivos: [] })
  expect(rows.slice(3, 5).map(({ tipoPresentacion }) => tipoPresentacion)).toEqual([
    'Mensual',
    'Aguinaldo',
  ])
  expect(await buscarAportes('recetas')).toHaveLength(50)
})

test('[APOR-04] members with a cápita or without an employer have no contributions', async () => {
  expect(await buscarAportes('voluntaria')).toEqual([])
  expect(await buscarAportes('norma', 1)).toEqual([])
  expect(await provider.base.db.select().from(filasDeAportes)).not.toEqual([])
})

test('[API-86][CONS-05][CONS-06] each panel has the payments between two days, both included', async () => {
  const year = await buscarConsumo('norma', dayFrom(Date.now(), -365))

  expect(year.internaciones).toMatchObject([{ cantidad: 3, importe: 412_000 }])
  expect(year.medicamentosAmbulatorios?.map(({ nombrePrestacion }) => nombrePrestacion)).toEqual([
    'Amoxicilina 500 mg',
    'Ibuprofeno 600 mg',
  ])
  expect(year.medicamentosAutorizados?.[0]?.periodo).toMatch(/^\d{2}\/\d{4}$/)
  expect(year.derivaciones).toMatchObject([
    { nombrePrestador: 'Hospital Italiano', diagnostico: 'Gonartrosis' },
  ])
  expect(year.tramitesSAT).toMatchObject([
    { idSolicitudCobertura: 20_377, codigoEstado: '1' },
    { idSolicitudCobertura: 20_290, codigoEstado: '4' },
  ])
  expect(year.reintegros?.length).toBe(5)
  expect(year.ordenesAmbulatorias).toHaveLength(14)
  expect(year.ordenesAmbulatorias?.[0]).toEqual({
    numeroSolicitud: expect.stringMatching(/^0045-\d{6}$/),
    fechaSolicitud: dayFrom(Date.now(), -3),
    cantidad: 1,
    codigoPrestacion: '420101',
    nombrePrestacion: 'Consulta médica',
    codigoPrestador: '4127',
    nombrePrestador: 'Dra. Estela Marín',
    importe: 4_500,
  })

  const day = dayFrom(Date.now(), -6)
  const one = await buscarConsumo('norma', day, day)
  expect(one.medicamentosAmbulatorios).toHaveLength(1)
  expect(one.internaciones).toEqual([])
})

test('[CONS-04][CONS-07] a member without payments gets twelve empty panels; a panel has fifty at most', async () => {
  const none = await buscarConsumo('sola', '2000-01-01')
  const many = await buscarConsumo('recetas', '2000-01-01')

  expect(Object.values(none)).toEqual(Array.from({ length: 12 }, () => []))
  expect(many.medicamentosAmbulatorios).toHaveLength(50)
})

test('[CONS-01][FORM-03] a period whose first day is after its last day is refused with a sentence', async () => {
  const { token, familia } = await signedIn('norma')
  const request = {
    idAfiliado: familia[0] ?? 0,
    fechaDesde: '2026-03-02',
    fechaHasta: '2026-03-01',
  }

  expect(await negativa(pedir(provider, consumo.buscar, request, { token }))).toEqual([
    422,
    'La fecha desde debe ser menor o igual a la fecha hasta.',
  ])
  expect(
    (await pedir(provider, consumo.buscar, { ...request, fechaDesde: '2026-13-01' }, { token }))
      .status,
  ).toBe(422)
})
