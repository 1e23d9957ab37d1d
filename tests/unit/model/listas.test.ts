import { expect, test } from 'vitest'

import type { Call } from '#contract/call.ts'
import { endSession } from '#local/session/session.ts'
import { catalog } from '#model/catalog.ts'
import { makeLoop } from '#sync/loop.ts'

import { phone, world } from '../../support/phone.ts'

const LISTS: [name: string, params: Record<string, number>, other?: Record<string, number>][] = [
  ['practicas', {}],
  ['especialidades', {}],
  ['localidades', {}],
  ['tipos-de-establecimiento', {}],
  ['provincias', {}],
  ['departamentos', { idProvincia: 1 }, { idProvincia: 2 }],
  ['localidades-de-departamento', { idDepartamento: 1 }, { idDepartamento: 2 }],
  ['calles', { idLocalidad: 1 }, { idLocalidad: 2 }],
  ['tipos-de-contacto', {}],
]

test.each(LISTS)(
  '[SESS-08] the list %s is fetched once in a session, separately for each parent entry',
  async (name, params, other) => {
    const device = await phone()
    const asked: unknown[] = []
    const call = (async (_endpoint: unknown, request: unknown) => {
      asked.push(request)
      return [{ descripcion: JSON.stringify(request) }]
    }) as unknown as Call
    const loop = makeLoop(world(device, call, { catalog }), {
      set: () => 0,
      clear: () => undefined,
      report: (error) => {
        throw error
      },
    })

    await loop.refresh(name, params, false)
    await loop.refresh(name, params, false)
    if (other) await loop.refresh(name, other, false)

    expect(asked).toEqual(other ? [params, other] : [params])
    expect(await device.lectura.copias.count()).toBe(asked.length)

    await endSession(device, 'salir', 1, 0)
    expect(await device.lectura.copias.count()).toBe(0)
  },
)
