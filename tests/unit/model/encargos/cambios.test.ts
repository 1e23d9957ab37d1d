import { expect, test } from 'vitest'

import type { Call } from '#contract/call.ts'
import { catalog } from '#model/catalog.ts'
import { anotarEncargo, terminarEncargo } from '#model/encargos/cambios.ts'

const cambio = { clave: 'clave', bytes: 'bytes', nombre: 'Marta Sosa' }
const deEncargo = { answers: [], files: () => Promise.resolve([]) }

test.each([
  [anotarEncargo, '/v1/portal/encargos/anotar', 'Préstamo a Marta Sosa'],
  [terminarEncargo, '/v1/portal/encargos/terminar', 'Fin del préstamo a Marta Sosa'],
])(
  'a change of a loan waits in the outbox and is one call without the name',
  async (one, path, words) => {
    const asked: unknown[] = []
    const call: Call = async ({ path: at }: { path: string }, request: unknown) => {
      asked.push([at, request])
      return {}
    }
    for (const step of one.steps)
      await step(call, cambio, { ...deEncargo, subir: () => Promise.resolve(undefined) })

    expect(asked).toEqual([[path, { clave: 'clave', bytes: 'bytes' }]])
    expect(one.describe(cambio)).toBe(words)
    expect(catalog.operations).toContain(one)
  },
)

test('the end of a loan is not held back by a refused notice of its beginning', () => {
  expect(terminarEncargo.group(cambio)).not.toBe(anotarEncargo.group(cambio))
})
