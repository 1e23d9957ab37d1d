import { expect, test } from 'vitest'

import { EN_PANTALLA, IMPRESO, leerCodigo } from '#contract/pase/codigo.ts'
import { leerPase } from '#contract/pase/cuerpo.ts'
import { deDigitos } from '#contract/pase/digitos.ts'

import { readPayload } from '../../server/src/credencial/service.ts'
import { type Azar, createAzar } from '../../server/src/semilla/azar.ts'
import { bytesCambiados, texto, textoCambiado } from '../support/mutaciones.ts'
import { get, startServer } from '../support/server.ts'
import { IS_WHOLE_SUITE } from '../support/suite.ts'
import datos from '../support/vectoresDePase.json' with { type: 'json' }

const INPUTS = IS_WHOLE_SUITE ? 100_000 : 10_000
const ADDRESSES = IS_WHOLE_SUITE ? 500 : 100
const LIMIT_MS = 5
const CARD = Buffer.from(JSON.stringify({ token: 'x'.repeat(22), idAfiliado: 4 }))
const bodies = datos.vectores.flatMap(({ como, digitos }) => leerCodigo(como, digitos)?.body ?? [])

/** Reads many inputs; returns the kinds of outcomes, and the inputs that took five milliseconds every time. */
function feed<T>(seed: number, make: (azar: Azar) => T, read: (input: T) => unknown) {
  const azar = createAzar(seed)
  const slow: T[] = []
  const took = (input: T) => {
    const from = performance.now()
    known.add(read(input) !== undefined)
    return performance.now() - from
  }
  const known = new Set<boolean>()
  for (let at = 0; at < INPUTS; at++) {
    const input = make(azar)
    // A slow run may come from a busy machine: only an input that is slow several times counts.
    if (took(input) < LIMIT_MS) continue
    const again = Array.from({ length: 20 }, () => took(input))
    if (Math.min(...again) >= LIMIT_MS) slow.push(input)
  }
  return { known, slow }
}

const options = { timeout: 300_000 }
const fine = { known: new Set([true, false]), slow: [] }

test('[SEC-27] a string that is not a credential token is refused', options, () => {
  const make = (azar: Azar) => {
    switch (azar.entre(0, 3)) {
      case 0:
        return texto(azar, 60)
      case 1:
        return textoCambiado(azar, CARD.toString('base64url'))
      case 2:
        return Buffer.from(textoCambiado(azar, CARD.toString())).toString('base64')
      default:
        return Buffer.from(bytesCambiados(azar, CARD)).toString('base64url')
    }
  }
  expect(feed(27, make, readPayload)).toEqual(fine)
  for (const long of ['e'.repeat(10_000_000), 'W'.repeat(4_096), ''])
    expect(readPayload(long)).toBeUndefined()
})

test('[SEC-27] unknown and prototype fields of a credential token are ignored', () => {
  const odd = '{"token":"x","idAfiliado":4,"__proto__":{"token":"y"},"constructor":1,"toString":2}'
  const payload = readPayload(Buffer.from(odd).toString('base64url'))

  expect(payload).toMatchObject({ token: 'x', idAfiliado: 4 })
  expect(({} as { token?: string }).token).toBeUndefined()
})

test('[SEC-27] random digits are refused as a code', options, () => {
  const codes = datos.vectores.map(({ digitos }) => digitos)
  const figures = Array.from('0123456789')
  const make = (azar: Azar) => {
    const digits = [
      () => texto(azar, 80),
      () => Array.from({ length: azar.entre(1, 1_300) }, () => azar.uno(figures)).join(''),
      () => textoCambiado(azar, azar.uno(codes), figures),
      () => textoCambiado(azar, azar.uno(codes)),
    ]
    return [azar.uno([EN_PANTALLA, IMPRESO, 'x', '']), azar.uno(digits)()] as const
  }
  expect(feed(28, make, ([como, digits]) => leerCodigo(como, digits))).toEqual(fine)
  expect(deDigitos('9'.repeat(10_000_000))).toBeUndefined()
})

test('[SEC-27] random bytes are refused as an offline pass', options, () => {
  const make = (azar: Azar) => {
    const twice = bytesCambiados(azar, azar.uno(bodies))
    const kinds = [
      () => new Uint8Array(azar.bytes(azar.entre(0, 500))),
      () => Uint8Array.of(0x8b, ...azar.bytes(azar.entre(0, 300))),
      () => bytesCambiados(azar, azar.uno(bodies)),
      () => bytesCambiados(azar, twice),
    ]
    return azar.uno(kinds)()
  }
  expect(feed(29, make, leerPase)).toEqual(fine)
  // A list that claims four billion items, and nested lists.
  expect(leerPase(Uint8Array.of(0x9a, 255, 255, 255, 255))).toBeUndefined()
  expect(leerPase(new Uint8Array(100_000).fill(0x81))).toBeUndefined()
})

test(
  '[SEC-27, SEC-40] a malformed address of the page that checks credentials gets a clear answer',
  options,
  async () => {
    const provider = await startServer()
    const azar = createAzar(500)
    const card = CARD.toString('base64url')
    const odd = ['.', '..', '%', '%00', '%2e%2e%2f', ' ', '[]', 'null', 'e30', 'ñ', '👪', 'o', 'i']
    const inputs = Array.from({ length: ADDRESSES }, (_, at) => {
      if (at < odd.length) return odd[at] ?? ''
      if (at % 100 === 0) return 'e'.repeat(at * 30)
      return at % 2 ? textoCambiado(azar, card) : texto(azar, 300)
    }).filter(Boolean)

    for (const input of inputs) {
      const path = `/v1/afiliados/credencial/validar-token/${encodeURIComponent(input)}`
      const answer = await get(provider.url, path)

      expect([input, [400, 404, 414, 422, 431].includes(answer.status)]).toEqual([input, true])
      expect(await answer.json()).toMatchObject({ status: 'error', error: expect.any(String) })
    }
    await provider.stop()
  },
)
