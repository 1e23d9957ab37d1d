import { expect, test } from 'vitest'

import { dropNonsense } from '#local/bases/sane.ts'
import { enqueue, rowsOf } from '#local/outbox/outbox.ts'
import { readSenal } from '#local/provider/senal.ts'
import { nextMoment } from '#local/time/order.ts'

import { agregarPalabra, phone } from '../../../support/phone.ts'

test('[FLT-59] a damaged change is kept for its person, and rows without a person are deleted', async () => {
  const device = await phone()
  const { salida } = device
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'sana' }, { now: 1 })
  const sound = await salida.operaciones.toArray()
  const garbage: unknown[] = [
    { id: 'de alguien', uid: '1', type: 5, state: 'pending', keys: 'x' },
    { id: 'de nadie', basura: true },
  ]
  await salida.operaciones.bulkAdd(garbage as never[])
  // Neither a screen nor the engine fails on these rows, no matter which of them reads first.
  expect(await rowsOf(device, '1')).toEqual(sound)
  await salida.turnos.put({ id: 'envio', fence: 'x' } as never)
  await salida.revocaciones.put({ sid: 'x' } as never)
  await salida.perdidas.put({ id: 'x', state: 'qué' } as never)
  await salida.borradores.put({ uid: '1', formulario: 'x' } as never)

  await dropNonsense(device, 9)

  const [kept, damaged, ...others] = await rowsOf(device, '1')
  expect([kept]).toEqual(sound)
  expect(damaged).toMatchObject({ id: 'de alguien', state: 'rejected', createdAt: 9 })
  expect(damaged?.reason).toContain('dañado')
  expect(others).toEqual([])
  expect(await salida.operaciones.count()).toBe(2)
  for (const table of [salida.turnos, salida.revocaciones, salida.perdidas, salida.borradores])
    expect(await table.count()).toBe(0)
})

test('[FLT-59] a malformed stored value counts as missing', async () => {
  const device = await phone()
  await device.publica.valores.bulkPut([
    { id: 'orden', value: 'ayer', savedAt: 1 },
    { id: 'senal', value: 7, savedAt: 1 },
  ])

  expect(await nextMoment(device, 5)).toBe(5)
  expect(await readSenal(device)).toBe('con-senal')
})
