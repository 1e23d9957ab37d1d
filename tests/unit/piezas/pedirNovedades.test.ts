import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { engine } from '#live/proveedor/engine.ts'
import { device } from '#live/telefono/device.ts'
import { pedirNovedades } from '#piezas/pedirNovedades.ts'

import { palabras } from '../../support/phone.ts'

const de = [{ resource: palabras, params: { lista: 'a' } }]
const asked: unknown[][] = []
let answer = async (): Promise<unknown> => undefined

const guardar = (value: string[]) =>
  device.lectura.copias.put({
    key: 'palabras/a',
    resource: palabras.name,
    value,
    savedAt: 1,
    askedAt: 1,
  })

beforeEach(async () => {
  asked.length = 0
  vi.spyOn(engine, 'refresh').mockImplementation(async (...what) => {
    asked.push(what)
    if (what[0] === palabras.name) await answer()
  })
  await device.lectura.fallas.clear()
  await guardar(['uno'])
})

afterEach(() => vi.restoreAllMocks())

test('[AUTH-21, NOTI-04] "check for news" fetches list and bell at any age, and reports if anything changed', async () => {
  answer = () => guardar(['uno'])
  expect(await pedirNovedades(de)).toEqual({ state: 'ninguna' })
  answer = () => guardar(['dos'])
  expect(await pedirNovedades(de)).toEqual({ state: 'hay' })

  expect(asked.slice(0, 2)).toEqual([
    ['palabras', { lista: 'a' }, true],
    ['notificaciones', {}, true],
  ])
})

test('[ERR-13] a failed check for news is reported, even if a stored copy is shown', async () => {
  answer = () =>
    device.lectura.fallas.put({
      key: 'palabras/a',
      failure: { kind: 'no-answer', timedOut: false },
      failedAt: 2,
    })

  expect(await pedirNovedades(de)).toMatchObject({
    state: 'falla',
    failure: { kind: 'sin-senal' },
  })
})
