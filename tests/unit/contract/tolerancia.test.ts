import { expect, test } from 'vitest'

import { readAnswer } from '#contract/answer.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { tabla } from '#contract/tabla.ts'

import { type Campo, muestra } from './muestra.ts'

const deJson = Object.values(tabla)
  .flatMap((calls): Endpoint[] => Object.values(calls))
  .filter(({ answer }) => answer === 'json')
  .map((call): [string, Endpoint] => [`${call.method} ${call.path}`, call])

/** Value that the app reads from an answer with this body; the reason if it refuses it. */
function leido(call: Endpoint, body: unknown): unknown {
  const text = JSON.stringify(body)
  const answer = readAnswer(
    call,
    new Response(text, { headers: { 'content-type': 'application/json' } }),
    new TextEncoder().encode(text).buffer,
  )
  return 'value' in answer ? answer.value : answer
}

function camposDe({ response }: Endpoint): Campo[] {
  const found: Campo[] = []
  muestra(response, { campo: (campo) => found.push(campo) })
  return found
}

test('the test covers every answer and hundreds of fields', () => {
  const fields = deJson.flatMap(([, call]) => camposDe(call))
  expect(deJson.length).toBeGreaterThan(80)
  expect(fields.length).toBeGreaterThan(500)
  expect(fields.filter(({ opcional }) => opcional).length).toBeGreaterThan(300)
})

test.each(deJson)(
  '[API-90] %s: an answer with numbers as text is read like the plain one',
  (_, call) => {
    const plain = muestra(call.response)
    expect(leido(call, plain)).toEqual(plain)
    expect(leido(call, muestra(call.response, { numero: String }))).toEqual(plain)
  },
)

test.each(deJson)(
  '[API-90, API-16] %s: each field that is not promised may be null or missing',
  (_, call) => {
    for (const { path, opcional } of camposDe(call)) {
      if (!opcional) continue
      for (const valor of [null, undefined]) {
        const without = muestra(call.response, { en: { path, valor } })
        expect({ path, value: leido(call, without) }).toEqual({ path, value: without })
      }
    }
  },
)

const CODIGO = /^(numero|codigo|cuil|matricula|telefono)/i

test.each(deJson)(
  '[API-90] %s: a code, a telephone or a formatted number may come as a number',
  (_, call) => {
    for (const { path, tipo } of camposDe(call)) {
      if (tipo !== 'string' || !CODIGO.test(path.split('.').at(-1) ?? '')) continue
      const plain = muestra(call.response, { en: { path, valor: '25' } })
      const value = leido(call, muestra(call.response, { en: { path, valor: 25 } }))
      expect({ path, value }).toEqual({ path, value: plain })
    }
  },
)
