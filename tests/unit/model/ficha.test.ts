import { expect, test } from 'vitest'

import { FichaDeAfiliado } from '#contract/afiliados.ts'
import type { Call } from '#contract/call.ts'
import { endSession, startSession } from '#local/session/session.ts'
import { afiliadoActual, ficha, grupoFamiliar } from '#model/afiliados.ts'
import { lineasDeDomicilio } from '#model/domicilio.ts'
import { fondoDe } from '#model/situacion.ts'
import { warm } from '#sync/fresh.ts'

import { phone, tokenOf } from '../../support/phone.ts'

const catalog = { resources: [grupoFamiliar, afiliadoActual, ficha], operations: [] }
const miembro = (idAfiliado: number) => ({ afiliado: { idAfiliado } })

/** A host with this family group; its first member is signed in. */
function host(grupo: () => number[]) {
  const asked: string[] = []
  const call = (async ({ path }: { path: string }, request: { idAfiliado?: number }) => {
    asked.push([path.split('/').at(-1), request.idAfiliado ?? ''].join(' ').trim())
    if (path.endsWith('/grupo-familiar')) return grupo().map(miembro)
    if (path.endsWith('/afiliado')) return miembro(grupo()[0] ?? 0)
    return miembro(request.idAfiliado ?? grupo()[0] ?? 0)
  }) as unknown as Call
  return { asked, call }
}

test("[FAM-03] the records of the whole family are fetched in advance; the person's own by another call", async () => {
  const device = await phone()
  const { asked, call } = host(() => [4, 5, 6])

  await warm({ device, catalog, call, now: () => 1 })

  expect(asked.slice(2).toSorted()).toEqual([
    'find-afiliado 5',
    'find-afiliado 6',
    'seguir-afiliado',
  ])
  const keys = await device.lectura.copias.where({ resource: 'ficha' }).primaryKeys()
  expect(keys.toSorted()).toEqual(['ficha/4', 'ficha/5', 'ficha/6'])
})

test('[FAM-03, SESS-09] the record of a former member is deleted at the next sync', async () => {
  const device = await phone()
  let grupo = [4, 5]
  let clock = 1
  const { call } = host(() => grupo)
  await warm({ device, catalog, call, now: () => clock })

  grupo = [4]
  clock += 3_600_000
  await warm({ device, catalog, call, now: () => clock })

  const keys = await device.lectura.copias.where({ resource: 'ficha' }).primaryKeys()
  expect(keys).toEqual(['ficha/4'])
})

test('[SESS-09] the family group of one session deletes no record of the next session', async () => {
  const device = await phone()
  await warm({ device, catalog, call: host(() => [4, 5]).call, now: () => 1 })
  await endSession(device, 'salir', 1, 0)
  await startSession(device, tokenOf(2), { shared: false })

  await warm({ device, catalog, call: host(() => [8, 9]).call, now: () => 2 })

  const keys = await device.lectura.copias.where({ resource: 'ficha' }).primaryKeys()
  expect(keys.toSorted()).toEqual(['ficha/8', 'ficha/9'])
})

const base: FichaDeAfiliado = {
  afiliado: { idAfiliado: 1 },
  personaFisica: { nombre: 'Norma', apellido: 'Ejemplo' },
}
const conFondo = (afiliado: Partial<FichaDeAfiliado['afiliado']>) =>
  fondoDe({ ...base, afiliado: { idAfiliado: 1, ...afiliado } })

test('[FAM-04] the voluntary fund starts 120 days after joining, also across a new year and a February', () => {
  expect(
    conFondo({
      tieneFondoVoluntario: true,
      carenciaFondoVoluntario: 84,
      fechaAltaFondoVoluntario: '2026-08-28',
    }),
  ).toEqual({ state: 'en-espera', van: 84, alta: '2026-08-28', desde: '2026-12-26' })
  expect(
    conFondo({
      tieneFondoVoluntario: true,
      carenciaFondoVoluntario: 0,
      fechaAltaFondoVoluntario: '2027-11-20',
    }),
  ).toMatchObject({ desde: '2028-03-19' })
})

test('[FAM-04] the fund is active after 120 days; a missing fund and an unknown one are separate states', () => {
  const alta = { tieneFondoVoluntario: true, fechaAltaFondoVoluntario: '2020-01-01' }
  expect(conFondo({ ...alta, carenciaFondoVoluntario: 120 }).state).toBe('activo')
  expect(conFondo(alta).state).toBe('activo')
  expect(conFondo({ tieneFondoVoluntario: false }).state).toBe('no-tiene')
  expect(conFondo({}).state).toBe('no-se-sabe')
})

test('[FAM-05] an address is written in lines as on an envelope; a missing address has no lines', () => {
  expect(
    lineasDeDomicilio({
      ...base,
      calle: { idCalle: 1, descripcion: 'San Martín' },
      localidad: { idLocalidad: 1, descripcion: 'Villa Ejemplo' },
      departamento: { idDepartamento: 1, descripcion: 'Villa Ejemplo' },
      provincia: { idProvincia: 1, descripcion: 'Provincia Ejemplo' },
      itemsDomicilioPersonaFisica: [
        { codigoTipoNumeracion: 2, valor: '3' },
        { codigoTipoNumeracion: 6, valor: '450' },
        { codigoTipoNumeracion: 4, valor: 'B' },
        { codigoTipoNumeracion: 99, valor: 'x' },
      ],
    }),
  ).toEqual(['San Martín 450', 'Piso 3, Depto. B', 'Villa Ejemplo, Provincia Ejemplo'])
  expect(
    lineasDeDomicilio({
      ...base,
      calle: { idCalle: 1, descripcion: 'Mitre' },
      itemsDomicilioPersonaFisica: [
        { codigoTipoNumeracion: 6, valor: '0' },
        { codigoTipoNumeracion: 3, valor: '14' },
      ],
    }),
  ).toEqual(['Mitre', 'Manzana 14'])
  expect(lineasDeDomicilio(base)).toEqual([])
})
