import { expect, test } from 'vitest'

import { deBase64 } from '#contract/base64.ts'
import { type Veredicto, comprobar } from '#contract/pase/comprobar.ts'
import { leerAnulados } from '#contract/pase/confianza.ts'
import { aDigitos, deDigitos } from '#contract/pase/digitos.ts'
import { descomprimir } from '#contract/pase/firmas.ts'

import { createAzar } from '../../server/src/semilla/azar.ts'
import { bytesCambiados, textoCambiado } from '../support/mutaciones.ts'
import datos from '../support/vectoresDePase.json' with { type: 'json' }

const MUTATIONS = 100_000
const AT_ONCE = 500
const DIGITS = Array.from('0123456789')
const bytesOf = (text = '') => deBase64(text) ?? new Uint8Array()
// Decompressed once: computing the roots a hundred thousand times would be most of the work.
const claves = new Map(
  Object.entries(datos.claves).map(([kid, point]) => [kid, descomprimir(bytesOf(point))]),
)

const trust = async () => ({
  clave: (kid: number) => claves.get(String(kid)),
  anulados: await leerAnulados(bytesOf(datos.anulados), bytesOf(datos.lista)),
  ahora: datos.ahora,
})

test.each(datos.vectores.map((vector) => [vector.nombre, vector.state, vector] as const))(
  '[SEC-50] the test vector %s is judged as %s',
  async (_name, state, { como, digitos, minutos }) => {
    const verdict = await comprobar(como, digitos, await trust())

    expect(verdict).toMatchObject({ state, ...(minutos !== undefined && { minutos }) })
    // Names are returned only if the provider signed them.
    expect('pase' in verdict).toBe(state !== 'no-es' && state !== 'clave-desconocida')
  },
)

test('[SEC-50] the test vectors cover every possible verdict on a code', () => {
  const all: Veredicto['state'][] = [
    'anulado',
    'clave-desconocida',
    'firma-valida',
    'hora',
    'no-es',
    'pase-vencido',
    'vieja',
  ]
  expect([...new Set(datos.vectores.map(({ state }) => state))].toSorted()).toEqual(all)
  expect(datos.vectores.length).toBeGreaterThanOrEqual(20)
})

test(
  '[SEC-50] none of a hundred thousand altered codes is judged as valid',
  { timeout: 300_000, tags: ['largo'] },
  async () => {
    const azar = createAzar(50)
    const known = await trust()
    const good = datos.vectores.filter(({ state }) => state === 'firma-valida')
    const change = (digits: string) =>
      azar.entre(0, 3) === 0
        ? textoCambiado(azar, digits, DIGITS)
        : aDigitos(bytesCambiados(azar, deDigitos(digits) ?? new Uint8Array()))
    const told = new Map<string, number>()
    const tell = (name: string) => told.set(name, (told.get(name) ?? 0) + 1)

    for (let done = 0; done < MUTATIONS; done += AT_ONCE)
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          const { como, digitos } = azar.uno(good)
          const changed = change(digitos)
          if (changed === digitos) return tell('the same')
          const verdict = await comprobar(como, changed, known)
          return tell(verdict.state)
        }),
      )

    const { 'the same': same = 0, ...verdicts } = Object.fromEntries(told)
    expect(Object.keys(verdicts).toSorted()).toEqual(['clave-desconocida', 'no-es'])
    // Replacing a letter by itself changes nothing: only few changes are lost to that.
    expect(same).toBeLessThan(MUTATIONS / 20)
  },
)
