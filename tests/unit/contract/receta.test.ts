import { expect, test } from 'vitest'

import { codigoDeReceta, codigoImpreso } from '#contract/pase/codigo.ts'
import { comprobar } from '#contract/pase/comprobar.ts'
import { comprobarReceta } from '#contract/pase/comprobarReceta.ts'
import { MAX_DIGITOS, aDigitos, deDigitos } from '#contract/pase/digitos.ts'
import { leerEscaneado } from '#contract/pase/escaneado.ts'
import { firmar, hacerLlave, join } from '#contract/pase/firmas.ts'
import {
  type RecetaFirmada,
  escribirReceta,
  finDeReceta,
  huellaDeReceta,
  leerReceta,
} from '#contract/pase/receta.ts'
import { qrFijo } from '#qr/qrFijo.ts'

import nombres from '../../../server/data/personas.json' with { type: 'json' }
import { createAzar } from '../../../server/src/semilla/azar.ts'
import { bytesCambiados } from '../../support/mutaciones.ts'
import { quienFirma, unaReceta } from '../../support/recetas.ts'
import { IS_WHOLE_SUITE } from '../../support/suite.ts'

const AHORA = Date.parse('2026-11-20T13:00:00Z')
const DIA = 24 * 3_600_000
const MUTACIONES = IS_WHOLE_SUITE ? 5_000 : 800

test('[SEC-50] a thousand signed prescriptions are decoded as they were encoded, and each is valid', async () => {
  const azar = createAzar(7)
  const { clave, codigo } = await quienFirma()
  for (let at = 0; at < 1_000; at++) {
    const receta = unaReceta(AHORA, {
      numero: String(azar.entre(1, 99_999_999)),
      apellido: azar.uno(nombres.apellidos),
      nombre: azar.uno(nombres.femeninos),
      documento: azar.uno(['', String(azar.entre(1_000_000, 60_000_000))]),
      vence: azar.uno([null, '2026-12-14']),
      cuir: azar.uno([null, '4200000104881207']),
      remedios: Array.from({ length: azar.entre(1, 2) }, () => ({
        remedio: azar.uno(['Amoxicilina + ácido clavulánico', 'Losartán']),
        presentacion: azar.uno(['', 'Comprimidos 50 mg × 30']),
        cantidad: azar.uno([null, azar.entre(0, 400)]),
      })),
    })
    expect(leerReceta(escribirReceta(receta))).toEqual(receta)
    if (at % 50 > 0) continue
    const { digitos } = await codigo(receta)
    expect(await comprobarReceta(digitos, { clave, ahora: AHORA })).toMatchObject({
      state: 'firmada',
      receta,
    })
  }
})

test('[SEC-50] the longest signed prescription is cut between characters and fits a QR of version 18', async () => {
  const { codigo } = await quienFirma()
  const long = 'ñ👪'.repeat(5_000)
  const linea = { remedio: long, presentacion: long, cantidad: 100_000 }
  const receta = unaReceta(AHORA, {
    numero: long,
    apellido: long,
    nombre: long,
    profesional: long,
    cuir: long,
    remedios: [linea, linea],
  })
  const { prefijo, digitos } = await codigo(receta)
  const code = qrFijo({ prefijo: `${prefijo}${'x'.repeat(50 - prefijo.length)}`, digitos })

  expect(digitos.length).toBeLessThanOrEqual(MAX_DIGITOS)
  expect((code.size - 17) / 4).toBeLessThanOrEqual(18)
  const read = leerReceta(escribirReceta(receta))
  expect(read?.remedios[0]?.remedio).toMatch(/^ñ👪.*…$/u)
  // Cut text is not cut again: its fingerprint stays the same through reading and writing.
  expect(await huellaDeReceta(read ?? receta)).toEqual(await huellaDeReceta(receta))
})

test('[SEC-50] a signed prescription is valid to the end of its last day in Argentina, or for ever', async () => {
  const { clave, codigo } = await quienFirma()
  const { digitos } = await codigo(unaReceta(AHORA, { vence: '2026-11-21' }))
  const at = async (ahora: string) =>
    (await comprobarReceta(digitos, { clave, ahora: Date.parse(ahora) })).state

  expect(await at('2026-11-21T23:59:59-03:00')).toBe('firmada')
  expect(await at('2026-11-22T00:00:00-03:00')).toBe('vencida')
  expect(finDeReceta({ vence: null })).toBe(Infinity)
  // Signed in the future by two minutes and more: one of the clocks is wrong.
  expect(await at(new Date(AHORA - 60_000).toISOString())).toBe('firmada')
  expect(await at(new Date(AHORA - 4 * 60_000).toISOString())).toBe('hora')
})

test('[SEC-50] a signed prescription with a changed digit, quantity or key is refused', async () => {
  const { clave, codigo, firmada } = await quienFirma()
  const receta = unaReceta(AHORA)
  const known = { clave, ahora: AHORA }
  const signed = await firmada(receta)
  const state = async (bytes: Uint8Array<ArrayBuffer>, kid = signed.kid) =>
    (await comprobarReceta(codigoDeReceta({ kid, bytes }, 'https://portal.example').digitos, known))
      .state
  const [uno, dos] = receta.remedios
  const more: RecetaFirmada = {
    ...receta,
    remedios: [{ ...uno, cantidad: 9 } as (typeof receta.remedios)[number], ...(dos ? [dos] : [])],
  }
  const ajena = await hacerLlave()
  const body = escribirReceta(receta)

  expect(await state(signed.bytes)).toBe('firmada')
  expect(await state(join(signed.bytes.slice(0, 64), escribirReceta(more)))).toBe('cambiada')
  expect(await state(join(await firmar(ajena.privada, body), body))).toBe('cambiada')
  expect(await state(signed.bytes, 9)).toBe('clave-desconocida')
  const { digitos } = await codigo(receta)
  for (const other of ['', '0', '12', `${digitos}1`, 'x'])
    expect(['no-es', 'cambiada']).toContain((await comprobarReceta(other, known)).state)
  // A prescription's code is not accepted as a card's, nor a card's as a prescription's.
  expect((await comprobar('i', digitos, known)).state).toBe('no-es')
  const card = codigoImpreso(signed, 'https://portal.example').digitos
  expect((await comprobarReceta(card, known)).state).toBe('no-es')
})

test('[SEC-50, SEC-27] a signed prescription with random changes is refused, and the reader never throws', async () => {
  const azar = createAzar(41)
  const { clave, codigo } = await quienFirma()
  const { digitos } = await codigo(unaReceta(AHORA))
  const whole = deDigitos(digitos) ?? new Uint8Array()
  for (let at = 0; at < MUTACIONES; at++) {
    const changed = bytesCambiados(azar, whole)
    if (changed[0] === 0 || String(changed) === String(whole)) continue
    const { state } = await comprobarReceta(aDigitos(changed), { clave, ahora: AHORA })
    expect(['no-es', 'cambiada', 'clave-desconocida']).toContain(state)
  }
})

test('[SEC-50] the list revokes a prescription however old; a list from the future is reported', async () => {
  const { clave, codigo } = await quienFirma()
  const ayer = unaReceta(AHORA - DIA, { fecha: '2026-11-18', vence: '2026-12-18' })
  const hoy = { ...ayer, firmada: AHORA / 60_000 }
  const huella = await huellaDeReceta(ayer)
  const anulados = (seconds: number, named = true) => ({
    seconds,
    tiene: (one: Uint8Array) => named && String(one) === String(huella),
  })
  for (const receta of [ayer, hoy]) {
    const { digitos } = await codigo(receta)
    const known = { clave, ahora: AHORA }
    expect(
      (await comprobarReceta(digitos, { ...known, anulados: anulados(AHORA / 1000) })).state,
    ).toBe('anulada')
    expect(
      (await comprobarReceta(digitos, { ...known, anulados: anulados(AHORA / 1000 + 600, false) }))
        .state,
    ).toBe('hora')
  }
})

test("[SEC-27] a prescription's address is recognised, and never opened", async () => {
  const { codigo } = await quienFirma()
  const { prefijo, digitos } = await codigo(unaReceta(AHORA))
  expect(leerEscaneado(prefijo + digitos)).toEqual({ como: 'r', digitos })
})
