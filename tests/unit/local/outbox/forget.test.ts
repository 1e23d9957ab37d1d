import { expect, test } from 'vitest'

import { openDevice } from '#local/bases/device.ts'
import { emptyPhone, forgetOld } from '#local/outbox/forget.ts'
import { enqueue } from '#local/outbox/outbox.ts'

import { archivo, enviarNota } from '../../../support/notas.ts'
import { agregarPalabra, palabras, phone, standing } from '../../../support/phone.ts'

const A_DAY = 24 * 3_600_000

test('[FLT-27] an unsent change is kept for any length of time', async () => {
  const device = await phone()
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'uno' }, { now: 1 })

  await forgetOld(device, 400 * A_DAY)

  expect(await standing(device)).toEqual({ uno: 'pending' })
})

test('[SEC-28] erasing everything deletes every row even if another window has the databases open', async () => {
  const device = await phone()
  const suffix = device.salida.name.replace('portal-salida', '')
  const other = openDevice(suffix)
  await Promise.all([other.salida.open(), other.lectura.open(), other.publica.open()])
  await enqueue(device, enviarNota, { idNota: 1 }, { now: 1, files: [archivo('dni')] })
  const key = palabras.key({ lista: 'a' })
  await device.lectura.copias.put({ key, resource: 'palabras', value: 1, savedAt: 1, askedAt: 1 })
  const borrador = {
    uid: '1',
    formulario: 'f',
    value: 'texto',
    clave: 'a',
    window: 'w',
    savedAt: 1,
  }
  await device.salida.borradores.put(borrador)

  const list = new Map([['pendientes', 'lo que no se envió']])
  await emptyPhone(device, { removeItem: (name) => void list.delete(name) })

  expect(list.size).toBe(0)

  for (const base of [other.salida, other.lectura, other.publica])
    for (const table of base.tables)
      expect(await table.count(), `${base.name} ${table.name}`).toBe(0)
})
