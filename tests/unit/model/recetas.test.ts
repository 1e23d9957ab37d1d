import { expect, test } from 'vitest'

import type { Call } from '#contract/call.ts'
import type { Receta } from '#contract/recetas.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { enviarPrescripcion, enviarReceta } from '#model/envios.ts'
import { prescripcionesDe } from '#model/prescripciones.ts'
import { guardadoDesde, recetasDe } from '#model/recetas.ts'
import { buscarEnLoGuardado, loQueNoAlcanza } from '#model/recetas/busqueda.ts'
import { diasSiVencePronto } from '#model/recetas/vencimiento.ts'
import { recetasVigentes, remedioDe } from '#model/recetas/vigentes.ts'
import { cronica, cronicasDe } from '#model/recetasCronicas.ts'
import { warm } from '#sync/fresh.ts'

import { phone } from '../../support/phone.ts'

const receta = (id: number, fechaPrescripcion: string, mas: Partial<Receta> = {}): Receta => ({
  recetaElectronica: {
    idRecetaElectronica: id,
    numero: String(id),
    fechaPrescripcion,
    vencimiento: '2026-12-01',
  },
  estado: { descripcion: 'Dispensada', codigo: '2' },
  personaFisicaAfiliado: { apellido: 'Quiroga', nombre: 'Norma' },
  ...mas,
})
const ACTIVA = { descripcion: 'Activa', codigo: '1' }

test.each([
  ['2026-11-24', 0],
  ['2026-12-01', 7],
  ['2026-12-02', undefined],
  ['2026-11-23', undefined],
  [null, undefined],
  [undefined, undefined],
])(
  'a prescription that expires on %o is announced on 24 November as ending in %o days',
  (vencimiento, dias) => {
    expect(diasSiVencePronto(vencimiento, '2026-11-24')).toBe(dias)
  },
)

test('[REC-07] valid prescriptions are active and not expired, listed by earliest expiry', () => {
  const vence = (id: number, vencimiento: string | null, estado = ACTIVA) => {
    const una = receta(id, '2026-11-01', { estado })
    return { ...una, recetaElectronica: { ...una.recetaElectronica, vencimiento } }
  }
  const todas = [
    vence(1, '2026-12-20'),
    vence(2, '2026-11-23'),
    vence(3, '2026-11-24'),
    vence(4, '2026-12-01', { descripcion: 'Anulada', codigo: '4' }),
    vence(5, null),
  ]
  const ids = recetasVigentes(todas, '2026-11-24').map(
    ({ recetaElectronica }) => recetaElectronica.idRecetaElectronica,
  )
  expect(ids).toEqual([3, 1, 5])
})

test.each([
  [{ drogas: ['Amoxicilina', 'ácido clavulánico'] }, 'Amoxicilina + ácido clavulánico'],
  [{ drogas: [{ descripcion: 'Enalapril' }, 7, null] }, 'Enalapril'],
  [{ drogas: [], presentacion: 'Aerosol' }, 'Aerosol'],
  [{ drogas: null }, undefined],
  [null, undefined],
])('a medicine that the provider sends as %j is shown as %o', (registro, palabras) => {
  expect(remedioDe(registro)).toBe(palabras)
})

test('[REC-02, PRES-01] without signal a search finds matching stored rows, newest first', () => {
  const guardadas = [
    {
      idAfiliado: 1,
      savedAt: 20,
      filas: [receta(1, '2026-10-01'), receta(2, '2026-11-02')],
    },
    { idAfiliado: 2, savedAt: 10, filas: [receta(3, '2026-11-01')] },
  ]
  const busca = (criterio: { idAfiliado?: number; desde: string; hasta: string }) => {
    const { filas, savedAt } = buscarEnLoGuardado(
      guardadas,
      criterio,
      ({ recetaElectronica }) => recetaElectronica.fechaPrescripcion,
    )
    return [filas.map(({ recetaElectronica: { numero } }) => numero).join(' '), savedAt]
  }
  expect(busca({ desde: '2026-11-01', hasta: '' })).toEqual(['2 3', 10])
  expect(busca({ desde: '', hasta: '2026-11-01' })).toEqual(['3 1', 10])
  expect(busca({ idAfiliado: 1, desde: '', hasta: '' })).toEqual(['2 1', 20])
  expect(busca({ idAfiliado: 9, desde: '', hasta: '' })).toEqual(['', undefined])
})

test('a search without signal names the first day with stored data if it asks for earlier days', () => {
  const now = Date.parse('2026-11-24T12:00:00Z')
  expect(loQueNoAlcanza({ desde: '2026-05-24', hasta: '' }, now)).toBe('2026-05-25')
  expect(loQueNoAlcanza({ desde: '2026-05-25', hasta: '' }, now)).toBeUndefined()
  expect(loQueNoAlcanza({ desde: '', hasta: '' }, now)).toBeUndefined()
})

const catalog = {
  resources: [grupoFamiliar, recetasDe, cronicasDe, cronica, prescripcionesDe],
  operations: [],
}

test("[CRON-03] each member's recent prescriptions and the valid ones are stored, with chronic details", async () => {
  const device = await phone()
  const hoy = new Date().toISOString().slice(0, 10)
  const call = (async ({ path }: { path: string }) => {
    if (path.endsWith('/grupo-familiar'))
      return [4, 5].map((id) => ({ afiliado: { idAfiliado: id } }))
    if (path.includes('receta-electronica'))
      return Array.from({ length: 2_000 }, (_, n) =>
        receta(n, hoy, n === 1_999 ? { estado: ACTIVA } : {}),
      )
    if (path.includes('receta-cronicas'))
      return Array.from({ length: 130 }, (_, n) => ({
        numeroRecetario: String(n),
        afiliado: 'Quiroga',
        fechaAutorizacion: n < 2 ? hoy : '2020-01-01',
        medicamentos: [],
      }))
    if (path.includes('find-receta-cronica'))
      return { numeroRecetario: '0', afiliado: 'Quiroga', medicamentos: [], codigoEstado: '305' }
    return []
  }) as unknown as Call

  await warm({ device, catalog, call, now: () => Date.now() })

  const copias = await device.lectura.copias.toArray()
  const filas = (key: string) =>
    (copias.find((copia) => copia.key === key)?.value as unknown[] | undefined)?.length
  expect(filas('recetas/5')).toBe(101)
  expect(filas('recetas-cronicas/4')).toBe(100)
  expect(filas('prescripciones/4')).toBe(0)
  const detalles = copias.filter(({ resource }) => resource === 'receta-cronica')
  expect(detalles.map(({ key }) => key).toSorted()).toEqual([
    'receta-cronica/0',
    'receta-cronica/1',
  ])
})

test("[CRON-03, REC-07] a phone whose date is a year ahead loads prescriptions by the provider's day", async () => {
  const device = await phone()
  const ahead = 365 * 24 * 3_600_000
  await device.publica.valores.put({ id: 'reloj', value: -ahead, savedAt: 1 })
  const [real] = new Date(Date.now() - ahead).toISOString().split('T')
  const asked: unknown[] = []
  const call = (async ({ path }: { path: string }, request: { fechaDesde?: string }) => {
    if (path.endsWith('/grupo-familiar')) return [{ afiliado: { idAfiliado: 4 } }]
    if (path.includes('receta-electronica') || path.includes('prescripcion')) {
      asked.push(request.fechaDesde)
      return []
    }
    if (path.includes('receta-cronicas'))
      return [
        { numeroRecetario: '7', afiliado: 'Quiroga', fechaAutorizacion: real, medicamentos: [] },
      ]
    return { numeroRecetario: '7', afiliado: 'Quiroga', medicamentos: [], codigoEstado: '305' }
  }) as unknown as Call

  await warm({ device, catalog, call, now: () => Date.now() })

  expect(asked).toEqual([guardadoDesde(Date.now() - ahead), guardadoDesde(Date.now() - ahead)])
  const keys = (await device.lectura.copias.toArray()).map(({ key }) => key)
  expect(keys).toContain('receta-cronica/7')
})

test('[FORM-04] sending a prescription by mail uses the ids of the specification and names the address', async () => {
  const asked: unknown[] = []
  const call = (async (_endpoint: unknown, request: unknown) => {
    asked.push(request)
    return {}
  }) as unknown as Call
  const envio = { id: 7, numero: '7100007', correo: 'norma@correo.example' }
  const soFar = {
    answers: [],
    files: () => Promise.resolve([]),
    subir: () => Promise.resolve(undefined),
  }

  await enviarReceta.steps[0]?.(call, envio, soFar)
  await enviarPrescripcion.steps[0]?.(call, envio, soFar)

  expect(asked).toEqual([
    { idsRecetas: [7], correo: 'norma@correo.example' },
    { idPrescripcionElectronica: 7, correo: 'norma@correo.example' },
  ])
  expect(enviarReceta.describe(envio)).toBe('Enviar la receta N° 7100007 a norma@correo.example')
})
