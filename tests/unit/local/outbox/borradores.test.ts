import { expect, test, vi } from 'vitest'

import {
  dropBorrador,
  forgetBorrador,
  keepBorrador,
  readBorrador,
} from '#local/outbox/borradores.ts'
import { forgetOld } from '#local/outbox/forget.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { keepElegido, keepPreparado, keepRecibidos } from '#local/outbox/recibidos.ts'
import { endSession, startSession } from '#local/session/session.ts'

import { guardarNota } from '../../../support/notas.ts'
import { newPhone, tokenOf } from '../../../support/phone.ts'

const DE_NADIE = { formulario: 'cuenta/crear', generation: 0 }
const typed = { value: { cuil: '20' }, clave: 'k', window: 'w', now: Date.now() }

test('[SEC-28] text typed without a sign-in is kept for half an hour, hidden from signed-in people', async () => {
  const device = await newPhone()
  await keepBorrador(device, DE_NADIE, typed)
  const { generation } = await startSession(device, tokenOf(1), { shared: false })
  expect(await readBorrador(device, { ...DE_NADIE, generation })).toBeUndefined()
  expect(await readBorrador(device, DE_NADIE)).toMatchObject({ value: { cuil: '20' } })

  vi.useFakeTimers({ now: typed.now + 31 * 60_000, toFake: ['Date'] })
  expect(await readBorrador(device, DE_NADIE)).toBeUndefined()
  // Also kept if the clock was set back.
  vi.setSystemTime(typed.now - 31 * 60_000)
  expect(await readBorrador(device, DE_NADIE)).toBeUndefined()
  vi.useRealTimers()
})

test('[SEC-28] text typed without a sign-in is deleted after half an hour, a person’s own text is not', async () => {
  const device = await newPhone()
  const { generation } = await startSession(device, tokenOf(1), { shared: false })
  await keepBorrador(device, DE_NADIE, typed)
  await keepBorrador(device, { formulario: 'nota/1', generation }, typed)
  const forms = async () =>
    (await device.salida.borradores.toArray()).map(({ formulario }) => formulario)

  await forgetOld(device, typed.now + 29 * 60_000)
  expect(await forms()).toEqual(['cuenta/crear', 'nota/1'])

  await forgetOld(device, typed.now + 31 * 60_000)
  expect(await forms()).toEqual(['nota/1'])
})

test('[FLT-30, FLT-50] text typed on after its draft became a change gets another key', async () => {
  const device = await newPhone()
  const { generation } = await startSession(device, tokenOf(1), { shared: false })
  const form = { formulario: 'nota/1', generation }
  const clave = await keepBorrador(device, form, typed)
  await enqueue(device, guardarNota, { idNota: 1, texto: 'uno' }, { now: 1, clave })

  const next = await keepBorrador(device, form, typed)

  expect(next).not.toBe(clave)
  expect(await readBorrador(device, form)).toMatchObject({ clave: next })
  expect(await keepBorrador(device, form, typed)).toBe(next)
})

test('[SEC-33] a shared phone deletes drafts with the session; another phone keeps them for their person', async () => {
  for (const shared of [true, false]) {
    const device = await newPhone()
    const { generation } = await startSession(device, tokenOf(1), { shared })
    await keepBorrador(device, { formulario: 'x', generation }, typed)
    await endSession(device, 'salir', generation, typed.now)
    expect(await device.salida.borradores.count()).toBe(shared ? 0 : 1)
  }
})

test('[SESS-09, FLT-63] a screen of an ended session reads and writes no draft of the next person', async () => {
  const device = await newPhone()
  const { generation } = await startSession(device, tokenOf(1), { shared: false })
  const form = { formulario: 'nota/1', generation }
  await endSession(device, 'salir', generation, typed.now)
  const next = await startSession(device, tokenOf(2), { shared: false })
  const suyo = { formulario: 'nota/1', generation: next.generation }
  await keepBorrador(device, suyo, { ...typed, value: { texto: 'de la otra' } })

  await keepBorrador(device, form, { ...typed, value: { texto: 'tarde' } })

  expect(await readBorrador(device, form)).toBeUndefined()
  expect(await readBorrador(device, suyo)).toMatchObject({ value: { texto: 'de la otra' } })
})

test('deleting a draft deletes the files picked for it, but no shared file or other draft', async () => {
  const device = await newPhone()
  const session = await startSession(device, tokenOf(1), { shared: false })
  const { generation } = session
  const archivo = { type: 'image/png', bytes: new ArrayBuffer(3) }
  const un = (id: string, formulario: string) => ({
    id,
    name: `${id}.png`,
    at: 1,
    archivo,
    destino: { formulario, parte: 'requerida' },
  })
  const ways = [
    (formulario: string) =>
      dropBorrador(device, { formulario, generation }, new Set([typed.clave])),
    (formulario: string) => forgetBorrador(device, '1', formulario),
  ]
  for (const [n, drop] of ways.entries()) {
    const formulario = `solicitud/${n}`
    await keepBorrador(device, { formulario, generation }, typed)
    await keepElegido(device, generation, un('elegida', formulario))
    await keepElegido(device, generation, un('de-otra', 'solicitud/otra'))
    await keepRecibidos(device, session, [un('compartida', formulario)])

    await drop(formulario)

    const ids = await device.salida.recibidos.toCollection().primaryKeys()
    expect(ids).toEqual(['compartida', 'de-otra'])
    expect(await device.salida.adjuntos.count()).toBe(2)
  }
})

test('[SEC-28] a picked file that was stored after its draft ended is deleted a day later', async () => {
  const device = await newPhone()
  const session = { ...(await startSession(device, tokenOf(1), { shared: false })), uid: '1' }
  const { generation } = session
  const archivo = { type: 'image/png', bytes: new ArrayBuffer(3) }
  const un = (id: string, formulario: string) => ({
    id,
    name: `${id}.png`,
    at: typed.now,
    archivo,
    destino: { formulario, parte: 'requerida' },
  })
  await keepBorrador(device, { formulario: 'solicitud/sigue', generation }, typed)
  await keepElegido(device, generation, un('de-un-borrador', 'solicitud/sigue'))
  await keepElegido(device, generation, un('de-ninguno', 'solicitud/descartada'))
  await keepRecibidos(device, session, [un('compartida', 'solicitud/descartada')])
  const ids = () => device.salida.recibidos.toCollection().primaryKeys()

  await forgetOld(device, typed.now + 23 * 3_600_000)
  expect(await ids()).toEqual(['compartida', 'de-ninguno', 'de-un-borrador'])

  await forgetOld(device, typed.now + 25 * 3_600_000)
  expect(await ids()).toEqual(['compartida', 'de-un-borrador'])
  expect(await device.salida.adjuntos.count()).toBe(2)
})

test('[FLT-35] on a phone full of picked originals, the prepared file replaces its original', async () => {
  const device = await newPhone()
  const { generation } = await startSession(device, tokenOf(1), { shared: false })
  const form = { formulario: 'solicitud/x', generation }
  const { adjuntos, recibidos } = device.salida
  const archivo = { type: 'image/png', bytes: new ArrayBuffer(3) }
  const destino = { formulario: form.formulario, parte: 'requerida' }
  await keepElegido(device, generation, { id: 'a', name: 'a.png', at: 1, archivo, destino })
  let full = true
  recibidos.hook('deleting', () => void (full = false))
  adjuntos.hook('creating', () => {
    if (full) throw new DOMException('full', 'QuotaExceededError')
  })

  await keepPreparado(device, form, { id: 'a', archivo: { ...archivo, name: 'a.png' } })

  expect(await adjuntos.toCollection().primaryKeys()).toEqual(['a'])
  expect(await recibidos.count()).toBe(0)
})
