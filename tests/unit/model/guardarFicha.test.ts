import { expect, test } from 'vitest'

import type { FichaDeAfiliado } from '#contract/afiliados.ts'
import { CallError } from '#contract/callError.ts'
import { enqueue, rowsOf } from '#local/outbox/outbox.ts'
import { withOverlays } from '#local/outbox/overlays.ts'
import { ficha } from '#model/afiliados.ts'
import {
  cambiosDe,
  enEdicion,
  listaCon,
  lugarDe,
  sinCambio,
  sinRechazo,
} from '#model/cambiosDeContactos.ts'
import { catalog } from '#model/catalog.ts'
import { contactosEn, guardarContactos } from '#model/guardarContactos.ts'
import { domicilioDe, guardarDomicilio } from '#model/guardarDomicilio.ts'
import { reciboDe } from '#model/recibos.ts'

import { phone } from '../../support/phone.ts'

const de = { idAfiliado: 4, propia: true }
const LUGAR = {
  provincia: { idProvincia: 1, descripcion: 'La Pampa' },
  departamento: { idDepartamento: 1, descripcion: 'Capital' },
  localidad: { idLocalidad: 1, descripcion: 'Santa Rosa' },
  calle: { idCalle: 1, descripcion: 'Alsina' },
}
const guardada: FichaDeAfiliado = {
  afiliado: { idAfiliado: 4 },
  personaFisica: { nombre: 'Norma', apellido: 'Quiroga' },
  ...LUGAR,
  itemsDomicilioPersonaFisica: [{ codigoTipoNumeracion: 6, valor: '450' }],
  contactoPersonaFisica: [
    {
      idHistorialContactoPersonaFisica: 7,
      idTipoContacto: 2,
      descripcion: 'n@correo.example',
      confirmado: true,
    },
    { idHistorialContactoPersonaFisica: 8, idTipoContacto: 5, descripcion: '02954-15400123' },
  ],
  versiones: { domicilio: 11, contactos: 12 },
}
const antes = domicilioDe(guardada)
const despues = {
  ...LUGAR,
  calle: { idCalle: 2, descripcion: 'Alem' },
  itemsDomicilioPersonaFisica: [
    { codigoTipoNumeracion: 6, valor: '1240' },
    { codigoTipoNumeracion: 2, valor: ' ' },
  ],
}
const lista = contactosEn(guardada)
const copia = { value: guardada, askedAt: 1 }

test('[ADDR-07, ADDR-08] a saved address is shown immediately in the same form as the provider shows it', async () => {
  const device = await phone()
  await enqueue(device, guardarDomicilio, { ...de, antes, despues, version: 11 }, { now: 2 })
  const { value, pending } = withOverlays(catalog, ficha.key(de), copia, await rowsOf(device, '1'))
  expect(pending).toBe(true)
  expect(value).toEqual({
    ...guardada,
    ...despues,
    itemsDomicilioPersonaFisica: [{ codigoTipoNumeracion: 6, valor: '1240' }],
  })
})

test('[ADDR-07, CONT-10] an unsent address or list is shown with its version, not a newer one', async () => {
  const device = await phone()
  await enqueue(device, guardarDomicilio, { ...de, antes, despues, version: 9 }, { now: 2 })
  const iguales = { antes: lista, despues: lista }
  await enqueue(device, guardarContactos, { ...de, ...iguales, version: 10 }, { now: 2 })

  const { value } = withOverlays(catalog, ficha.key(de), copia, await rowsOf(device, '1'))

  // An edit of them is based on these versions: a newer copy may have data that they hide.
  expect(value).toMatchObject({ versiones: { domicilio: 9, contactos: 10 } })
})

test('[CONT-10] a contact added, corrected and removed before sending is one change with the final list', async () => {
  const device = await phone()
  const guardar = (valores: typeof lista) =>
    enqueue(
      device,
      guardarContactos,
      { ...de, antes: lista, despues: valores, version: 12 },
      { now: 2 },
    )
  const uno = await guardar([...lista, { tipo: 1, valor: '02954-4300456' }])
  expect(await guardar([...lista, { tipo: 1, valor: '02954-4300457' }])).toBe(uno)
  const [row, ...more] = await rowsOf(device, '1')
  expect(more).toEqual([])
  expect(row?.payload).toMatchObject({ antes: lista, version: 12 })
  const shown = withOverlays(catalog, ficha.key(de), copia, row ? [row] : []).value
  expect(contactosEn(shown).map(({ valor }) => valor)).toEqual([
    'n@correo.example',
    '02954-15400123',
    '02954-4300457',
  ])
  // A contact that was confirmed stays confirmed, and the new one is unconfirmed.
  expect(
    (shown as FichaDeAfiliado).contactoPersonaFisica?.map(({ confirmado }) => confirmado),
  ).toEqual([true, undefined, false])
  await guardar(lista)
  expect((await rowsOf(device, '1')).map(({ payload }) => payload)).toEqual([
    { ...de, antes: lista, despues: lista, version: 12 },
  ])
})

test('[CONT-10] an edit after a refusal replaces the refused change; a change already sent is kept', async () => {
  const device = await phone()
  const guardar = (valor: string) =>
    enqueue(
      device,
      guardarContactos,
      { ...de, antes: lista, despues: [{ tipo: 5, valor }], version: 12 },
      { now: 2 },
    )
  const id = await guardar('02954-15400001')
  const { operaciones } = device.salida
  await operaciones.where({ id }).modify({ state: 'rejected', reason: 'No', tries: 1 })
  expect(await guardar('02954-15400002')).toBe(id)
  expect(await operaciones.get({ id })).toMatchObject({ state: 'pending', tries: 0 })
  expect((await operaciones.get({ id }))?.keys).not.toEqual([id])
  expect((await operaciones.get({ id }))?.reason).toBeUndefined()

  await operaciones.where({ id }).modify({ tries: 1 })
  expect(await guardar('02954-15400003')).not.toBe(id)
})

test('[CONT-10] a change of contacts is described contact by contact, and each part can be undone alone', () => {
  const [correo, celular] = lista
  if (!correo || !celular) throw new Error('the list has both')
  const cambio = {
    antes: lista,
    despues: [
      { ...celular, valor: '02954-15400999' },
      { tipo: 1, valor: '02954-4300456' },
    ],
  }
  const cambios = cambiosDe(cambio)
  expect(cambios.map(({ que }) => que)).toEqual(['cambiado', 'nuevo', 'borrado'])
  const valores = cambios.map((uno) => sinCambio(cambio, uno).map(({ valor }) => valor))
  expect(valores).toEqual([
    [celular.valor, '02954-4300456'],
    ['02954-15400999'],
    [correo.valor, '02954-15400999', '02954-4300456'],
  ])
})

test('[CONT-10] editing after a refusal starts from the refused list, merged with contacts added meanwhile', () => {
  const [correo, celular] = lista
  if (!correo || !celular) throw new Error('the list has both')
  const nuevo = { tipo: 1, valor: '02954-4300456' }
  const rechazado = { antes: lista, despues: [{ ...celular, valor: '02954-15400999' }, nuevo] }
  // Meanwhile another device has added a contact.
  const otro = { id: 9, tipo: 2, valor: 'otra@correo.example' }
  const filas = enEdicion([...lista, otro], rechazado)
  const valores = (unos: { valor: string }[]) => unos.map(({ valor }) => valor)

  expect(filas.map(({ antes: suyo, uno }) => [suyo?.valor, uno?.valor])).toEqual([
    [correo.valor, undefined],
    [celular.valor, '02954-15400999'],
    [otro.valor, otro.valor],
    [undefined, nuevo.valor],
  ])
  const corregido = { tipo: 1, valor: '02954-4300457' }
  expect(valores(listaCon(filas, lugarDe({ uno: nuevo }, filas), corregido))).toEqual([
    '02954-15400999',
    otro.valor,
    corregido.valor,
  ])
  expect(valores(listaCon(filas, lugarDe({ antes: otro }, filas), undefined))).toEqual([
    '02954-15400999',
    nuevo.valor,
  ])
  const [cambiado, , borrado] = cambiosDe(rechazado)
  if (!cambiado || !borrado) throw new Error('one was changed, one taken out')
  expect(valores(sinRechazo(filas, cambiado))).toEqual([celular.valor, otro.valor, nuevo.valor])
  expect(valores(sinRechazo(filas, borrado))).toEqual([
    correo.valor,
    '02954-15400999',
    otro.valor,
    nuevo.valor,
  ])
  // A new contact that was refused and is there by now adds nothing.
  expect(enEdicion([...lista, { id: 10, ...nuevo }], rechazado)).toHaveLength(3)
})

test('[CONT-10, ADDR-09] the link to correct a refused change leads to the form of that contact or address', () => {
  const corregir = (cambiados: typeof lista) =>
    reciboDe(guardarContactos.type, { ...de, antes: lista, despues: cambiados })?.corregir
  const [correo, celular] = lista
  if (!correo || !celular) throw new Error('the list has both')

  expect(corregir([correo, { ...celular, valor: '02954-15400999' }])).toBe(
    '/perfil?editar=contacto&n=1',
  )
  expect(corregir([...lista, { tipo: 1, valor: '02954-4300456' }])).toBe(
    '/perfil?editar=contacto&n=2',
  )
  expect(corregir([correo])).toBe('/perfil?editar=contactos')
})

test("[ADDR-09] without versions, saving over another device's change is refused; equal data is not sent", async () => {
  const [paso] = guardarDomicilio.steps
  const sent: unknown[] = []
  const call =
    (hay: object) =>
    async ({ path }: { path: string }) => {
      if (path.endsWith('/seguir-afiliado')) return { ...guardada, ...hay }
      sent.push(path)
      return {}
    }
  const cambio = { ...de, antes, despues }
  const soFar = {
    answers: [],
    files: () => Promise.resolve([]),
    subir: () => Promise.resolve(undefined),
  }
  await paso?.(call({}), cambio, soFar)
  expect(sent).toHaveLength(1)
  await paso?.(call(despues), cambio, soFar)
  expect(sent).toHaveLength(1)
  const otro = { calle: { idCalle: 3, descripcion: 'Mitre' } }
  await expect(paso?.(call(otro), cambio, soFar)).rejects.toBeInstanceOf(CallError)
  expect(sent).toHaveLength(1)
})

test("[ADDR-07, CONT-10] a change made again over the provider's newer data has its version and ids", () => {
  const nuevos = [...lista, { tipo: 1, valor: '02954-4300456' }]
  const { version } = guardarContactos
  const theirs = {
    contactos: [
      { idHistorialContactoPersonaFisica: 9, idTipoContacto: 1, descripcion: '02954-4300456' },
    ],
    version: 13,
  }
  expect(version?.over({ ...de, antes: lista, despues: nuevos, version: 12 }, theirs)).toEqual({
    ...de,
    antes: [{ id: 9, tipo: 1, idTipo: 1, valor: '02954-4300456' }],
    despues: [...lista, { id: 9, tipo: 1, idTipo: 1, valor: '02954-4300456' }],
    version: 13,
  })
  expect(
    version?.holds({ ...de, antes: [], despues: [{ tipo: 1, valor: '02954-4300456' }] }, theirs),
  ).toBe(true)
})

test("[CONT-01, CONT-10] contacts are sent with the provider's ids; its list is fetched only without them", async () => {
  const [paso] = guardarContactos.steps
  const asked: string[] = []
  const sent: unknown[] = []
  const call = (async ({ path }: { path: string }, request: unknown) => {
    asked.push(path)
    if (path.endsWith('/tipos-contactos'))
      return [{ idTipoContacto: 105, descripcion: 'Celular', codigo: '5' }]
    sent.push((request as { contactos: unknown }).contactos)
    return {}
  }) as never
  const soFar = {
    answers: [],
    files: () => Promise.resolve([]),
    subir: () => Promise.resolve(undefined),
  }
  const con = { tipo: 5, idTipo: 7, valor: '02954-15400123' }
  // Changes in the form that was stored before ids and codes were different.
  const sin = { tipo: 5, valor: '02954-15400123' }
  for (const uno of [con, sin])
    await paso?.(call, { ...de, antes: [], despues: [uno], version: 12 }, soFar)

  expect(sent).toMatchObject([[{ idTipoContacto: 7 }], [{ idTipoContacto: 105 }]])
  expect(asked.filter((path) => path.endsWith('/tipos-contactos'))).toHaveLength(1)
})
