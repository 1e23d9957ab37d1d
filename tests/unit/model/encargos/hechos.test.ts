import { expect, test } from 'vitest'

import { aBase64 } from '#contract/base64.ts'
import type { Encargo } from '#contract/encargo/cuerpo.ts'
import type { Device } from '#local/bases/device.ts'
import type { EstadoDeOperacion } from '#local/bases/salida.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { currentSession, endSession } from '#local/session/session.ts'
import { anotarEncargo, terminarEncargo } from '#model/encargos/cambios.ts'
import { anotarHecho, hechosVivos, juntarHechos } from '#model/encargos/hechos.ts'

import { phone } from '../../../support/phone.ts'
import { traspaso } from '../../../support/prestadas.ts'

const AHORA = Date.parse('2026-11-20T13:00:00Z')
const DIA = 24 * 3_600_000
const partes = await traspaso(AHORA)
const clave = aBase64(partes.quienPresta.publica)

async function unHecho(also: Partial<Encargo> = {}) {
  const bytes = aBase64(await partes.firmarEncargo(partes.encargoDe(also)))
  return { clave, bytes }
}

const generationOf = async (device: Device) => (await currentSession(device))?.generation ?? 0

/** A phone with loans of a day and of a week. */
async function conDos() {
  const device = await phone()
  const generation = await generationOf(device)
  await device.lectura.llaves.put({ id: 'dispositivo', ...partes.quienPresta })
  const semana = await unHecho({ vida: 7 * 24 * 60 })
  const dia = await unHecho()
  await anotarHecho(device, semana, generation)
  await anotarHecho(device, dia, generation)
  const lista = async (at = AHORA) =>
    (await hechosVivos(device, at)).map(({ bytes, state }) => [bytes, state])
  const hacer = async (
    operation: typeof anotarEncargo,
    hecho: typeof dia,
    state: EstadoDeOperacion,
  ) => {
    const payload = { ...hecho, nombre: 'Marta Sosa' }
    await enqueue(device, operation, payload, {
      clave: crypto.randomUUID(),
      generation,
      now: AHORA,
    })
    await device.salida.operaciones.toCollection().modify({ state })
  }
  return { device, generation, semana, dia, lista, hacer }
}

test('a phone lists its current loans in the order of their ends, without the provider', async () => {
  const { device, lista, dia, semana } = await conDos()

  expect(await hechosVivos(device, AHORA)).toMatchObject([
    { encargo: { recibe: { nombre: 'Marta Sosa' }, vida: 24 * 60 }, hasta: AHORA + DIA },
    { hasta: AHORA + 7 * DIA },
  ])
  expect(await lista(AHORA + DIA)).toEqual([[semana.bytes, 'vigente']])
  expect(await lista()).toEqual([
    [dia.bytes, 'vigente'],
    [semana.bytes, 'vigente'],
  ])
})

test('a loan whose ending waits for signal says so, and is gone once the provider knows', async () => {
  const { lista, hacer, dia, semana } = await conDos()
  await hacer(terminarEncargo, dia, 'pending')
  expect(await lista()).toEqual([
    [dia.bytes, 'terminando'],
    [semana.bytes, 'vigente'],
  ])

  await hacer(terminarEncargo, dia, 'done')
  expect(await lista()).toEqual([[semana.bytes, 'vigente']])
})

test('a loan whose ending was refused goes on, and can be ended again', async () => {
  const { device, lista, hacer, dia, semana } = await conDos()
  await hacer(terminarEncargo, dia, 'rejected')
  expect(await lista()).toEqual([
    [dia.bytes, 'vigente'],
    [semana.bytes, 'vigente'],
  ])

  await hacer(terminarEncargo, dia, 'sending')
  expect(await lista()).toEqual([
    [dia.bytes, 'terminando'],
    [semana.bytes, 'vigente'],
  ])
  // A second change of the group would wait behind the refused one for good.
  expect(await device.salida.operaciones.count()).toBe(1)
})

test("the provider's list replaces the stored one, except loans not reported to it yet", async () => {
  const { device, generation, lista, hacer, dia, semana } = await conDos()
  await hacer(anotarEncargo, dia, 'done')
  const otro = { ...(await unHecho({ vida: 60 })), clave: 'de-otro-telefono' }

  await juntarHechos(device, async () => [otro], generation)
  expect(await lista()).toEqual([
    [otro.bytes, 'vigente'],
    [semana.bytes, 'vigente'],
  ])
  await juntarHechos(device, async () => [], generation)
  expect(await lista()).toEqual([[semana.bytes, 'vigente']])
})

test('a loan that reaches the provider while its list is on the way stays', async () => {
  const { device, generation, lista, hacer, dia, semana } = await conDos()
  const withoutIt = async () => {
    await hacer(anotarEncargo, dia, 'done')
    return []
  }

  await juntarHechos(device, withoutIt, generation)

  expect(await lista()).toEqual([
    [dia.bytes, 'vigente'],
    [semana.bytes, 'vigente'],
  ])
  await juntarHechos(device, async () => undefined, generation)
  expect(await lista()).toHaveLength(2)
})

test('a sign-out empties the list, and a late answer does not fill it again', async () => {
  const { device, generation, lista, dia } = await conDos()
  await endSession(device, 'salir', generation, AHORA)
  expect(await lista()).toEqual([])

  await juntarHechos(device, async () => [dia], generation)
  expect(await device.lectura.cuadros.count()).toBe(0)
})
