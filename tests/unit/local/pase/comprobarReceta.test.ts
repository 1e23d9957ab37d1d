import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { aBase64 } from '#contract/base64.ts'
import type { Call } from '#contract/call.ts'
import { CallError, type CallFailure } from '#contract/callError.ts'
import type { Confianza } from '#contract/extensiones/pases.ts'
import { type RecetaFirmada, huellaDeReceta } from '#contract/pase/receta.ts'
import { palabrasDeReceta } from '#features/comprobar/palabrasDeReceta.ts'
import type { Device } from '#local/bases/device.ts'
import type { Comprobada } from '#local/pase/comprobada.ts'
import { comprobarCodigoDeReceta } from '#local/pase/comprobarReceta.ts'
import { refreshConfianza } from '#local/pase/confianza.ts'
import { anotarVista } from '#local/pase/vistas.ts'

import { firmante } from '../../../support/firmante.ts'
import { newPhone } from '../../../support/phone.ts'
import { quienFirma, unaReceta } from '../../../support/recetas.ts'

vi.stubGlobal('navigator', { userAgent: 'Android', maxTouchPoints: 1 })

const AHORA = Date.parse('2026-11-20T13:00:00Z')
const RECIEN = { minutos: 0, cuando: 'hoy a las 10:00' }
const MINUTO = 60_000
const DIA = 24 * 60 * MINUTO
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: AHORA }))
afterAll(() => void vi.useRealTimers())

const SIN_SENAL: CallFailure = { kind: 'no-answer', timedOut: false }

const firma = await quienFirma()
const receta = unaReceta(AHORA - DIA)

/** Published data of a provider that signs prescriptions with this key. */
async function publicado(anuladas: Uint8Array[] = []): Promise<Confianza> {
  const known = await (await firmante({ kid: 4 })).confianza(AHORA, anuladas)
  return { ...known, claves: [...known.claves, firma.clavePublica] }
}

/** A provider with these answers, or without signal. */
function provider(answers: { confianza?: unknown; consultar?: unknown }): Call {
  return async ({ path }: { path: string }) => {
    if (path.endsWith('/lista')) throw new CallError(path, { kind: 'not-offered' })
    const answer = path.endsWith('/confianza') ? answers.confianza : answers.consultar
    if (answer === undefined) throw new CallError(path, SIN_SENAL)
    if (typeof answer === 'object' && answer !== null && 'kind' in answer)
      throw new CallError(path, answer as CallFailure)
    return answer
  }
}

async function phoneKnowing(confianza: Confianza): Promise<Device> {
  const device = await newPhone()
  await refreshConfianza(device, provider({ confianza }), () => AHORA)
  return device
}

type Con = { consultar?: unknown; confianza?: unknown; at?: number; antes?: Comprobada }

async function check(
  device: Device,
  una: RecetaFirmada,
  { at = AHORA, antes, ...answers }: Con = {},
) {
  const told: Comprobada[] = []
  const mundo = { device, call: provider(answers), now: () => at, antes }
  const { digitos } = await firma.codigo(una)
  await comprobarCodigoDeReceta(mundo, digitos, (result) => told.push(result))
  const last = told.at(-1)
  if (!last) throw new Error('nothing was told')
  return last
}

function dicho(result: Comprobada) {
  if (
    !('receta' in result) &&
    result.state !== 'receta-cambiada' &&
    result.state !== 'receta-no-es'
  )
    return result.state
  const { figura, titulo, linea } = palabrasDeReceta(result, RECIEN)
  return [figura, titulo, linea]
}

test("[SEC-50] without signal a valid prescription is 'signed', and nothing is said about dispensing", async () => {
  const device = await phoneKnowing(await publicado())

  expect(dicho(await check(device, receta))).toEqual([
    'escudo',
    'Receta: firma comprobada',
    'Emitida y firmada por la obra social. Sin señal no se sabe si ya se entregó ni si se anuló. Último estado: activa, ayer a las 10:00.',
  ])
  expect(
    dicho(
      await check(device, unaReceta(AHORA, { numero: '2' }), {
        consultar: { kind: 'status', status: 500 },
      }),
    ),
  ).toEqual([
    'escudo',
    'Receta: firma comprobada',
    'Emitida y firmada por la obra social. La obra social no respondió: no se sabe si ya se entregó ni si se anuló. Último estado: activa, hoy a las 10:00.',
  ])
})

test('[SEC-50] a prescription shown a second time on one phone reports the first time', async () => {
  const device = await phoneKnowing(await publicado())
  const first = await check(device, receta)

  expect(first).toMatchObject({ que: 'firmada', vista: undefined })
  expect(await check(device, receta, { at: AHORA + MINUTO, antes: first })).toMatchObject({
    vista: undefined,
  })
  // The prescription was signed again since then: it is the same one.
  const again = await check(
    device,
    { ...receta, firmada: receta.firmada + 600 },
    { at: AHORA + 90 * MINUTO },
  )
  expect(dicho(again)).toEqual([
    'reloj-atras',
    'Receta: ya mostrada acá',
    'Esta receta se comprobó en este teléfono hoy a las 10:00. La firma es buena. Sin señal no se sabe si ya se entregó ni si se anuló.',
  ])
  const conSenal = await check(device, receta, { antes: again, consultar: { estado: 'activa' } })
  expect(dicho(conSenal).slice(0, 2)).toEqual(['tilde', 'Receta válida'])
  expect(conSenal.state === 'receta' && palabrasDeReceta(conSenal, RECIEN).detalle).toEqual([
    'Ya se comprobó en este teléfono, hoy a las 10:00.',
  ])
  expect(await check(device, unaReceta(AHORA, { numero: '3' }))).toMatchObject({ vista: undefined })
})

test('[SEC-50] the first time that a prescription was checked stays known after further checks', async () => {
  const device = await phoneKnowing(await publicado())
  await check(device, receta)
  await check(device, receta, { at: AHORA + 7 * MINUTO })
  const third = await check(device, receta, { at: AHORA + 9 * MINUTO })

  expect(third).toMatchObject({ vista: { primera: AHORA, ultima: AHORA + 7 * MINUTO } })
  expect(dicho(third)).toContain(
    'Esta receta se comprobó en este teléfono hoy a las 10:00, y la última vez hoy a las 10:07. La firma es buena. Sin señal no se sabe si ya se entregó ni si se anuló.',
  )
})

test('[SEC-50] a repeated check is the first showing if the one before reached no verdict', async () => {
  const con = { consultar: { estado: 'activa' } }
  const later = { at: AHORA + 60 * MINUTO }
  const nueva = await newPhone()
  const sinClaves = await check(nueva, receta)
  expect(sinClaves).toEqual({ state: 'sin-claves' })
  const valida = await check(nueva, receta, {
    ...con,
    antes: sinClaves,
    confianza: await publicado(),
  })
  expect(valida).toMatchObject({ que: 'activa', vista: undefined })
  expect(await check(nueva, receta, { antes: valida })).toMatchObject({ vista: undefined })
  expect(await check(nueva, receta, later)).toMatchObject({
    que: 'firmada',
    vista: { primera: AHORA },
  })

  const device = await phoneKnowing(await publicado())
  const adelantada: Comprobada = { state: 'receta', receta, que: 'hora' }
  expect(await check(device, receta, { ...con, antes: adelantada })).toMatchObject({
    vista: undefined,
  })
  expect(await check(device, receta, later)).toMatchObject({
    que: 'firmada',
    vista: { primera: AHORA },
  })
})

test('[SEC-50] a final answer of the provider is repeated without signal, with its hour', async () => {
  const device = await phoneKnowing(await publicado())
  await check(device, receta, {
    consultar: { estado: 'dispensada', desde: '2026-11-20', farmacia: 'Farmacia Plaza' },
  })
  vi.setSystemTime(AHORA + MINUTO)
  const sinSenal = await check(device, { ...receta, firmada: receta.firmada + 60 })
  expect(dicho(sinSenal)).toEqual([
    'octogono',
    'Receta: ya se entregó',
    'Dispensada el 20/11/2026 (lo dijo la obra social hoy a las 10:00).',
  ])
  expect(
    dicho(await check(device, receta, { consultar: { kind: 'status', status: 500 } })),
  ).toEqual(dicho(sinSenal))
  // No more is stored: neither the place nor the person.
  const rows = JSON.stringify(await device.publica.valores.toArray())
  expect(rows).not.toMatch(/Plaza|Quiroga|1048812|Enalapril/)

  const otra = unaReceta(AHORA, { numero: '4' })
  await check(device, otra, { consultar: { estado: 'anulada' } })
  expect(dicho(await check(device, otra))).toEqual([
    'octogono',
    'Receta anulada',
    'Anulada (lo dijo la obra social hoy a las 10:00).',
  ])
  // The provider has corrected its answer.
  await check(device, otra, { consultar: { estado: 'activa' } })
  expect(await check(device, otra)).toMatchObject({ que: 'firmada' })
  vi.setSystemTime(AHORA)
})

test('a checked prescription is stored as a hash until its last day, two thousand at most', async () => {
  const device = await phoneKnowing(await publicado())
  await check(device, receta)
  const huella = aBase64(await huellaDeReceta(receta))
  const row = await device.publica.valores.get('recetas-vistas')

  expect(row?.value).toEqual([
    { huella, at: AHORA, hasta: Date.parse('2026-12-20T00:00:00-03:00') },
  ])
  expect(JSON.stringify(row)).not.toMatch(/Quiroga|1048812|Enalapril/)
  await anotarVista(device, { huella: 'otra', hasta: Infinity }, AHORA + 31 * DIA)
  expect((await device.publica.valores.get('recetas-vistas'))?.value).toMatchObject([
    { huella: 'otra' },
  ])
  const muchas = Array.from({ length: 2_100 }, (_, at) => ({
    huella: String(at),
    at: AHORA,
    hasta: AHORA + 90 * DIA,
  }))
  await device.publica.valores.put({ id: 'recetas-vistas', value: muchas, savedAt: AHORA })
  expect(await anotarVista(device, { huella: '7', hasta: AHORA + DIA }, AHORA)).toEqual({
    primera: AHORA,
    ultima: undefined,
  })
  expect((await device.publica.valores.get('recetas-vistas'))?.value).toHaveLength(2_000)
})

test("[SEC-50] with signal the provider's answer about a prescription decides over the stored list", async () => {
  const device = await phoneKnowing(await publicado([await huellaDeReceta(receta)]))
  const con = async (consultar: object) => dicho(await check(device, receta, { consultar }))

  expect(dicho(await check(device, receta))).toEqual([
    'octogono',
    'Receta anulada',
    'Está en la lista de anuladas de la obra social.',
  ])
  // The list is older than the answer.
  expect(await con({ estado: 'activa' })).toEqual([
    'tilde',
    'Receta válida',
    'Consultado recién, hoy a las 10:00.',
  ])
  expect(
    await con({ estado: 'dispensada', desde: '2026-11-20', farmacia: 'Farmacia Plaza' }),
  ).toEqual([
    'octogono',
    'Receta: ya se entregó',
    'Dispensada el 20/11/2026 en Farmacia Plaza. Consultado recién, hoy a las 10:00.',
  ])
  expect(await con({ estado: 'dispensada' })).toContain(
    'Dispensada. Consultado recién, hoy a las 10:00.',
  )
  expect(await con({ estado: 'anulada', desde: '2026-11-19' })).toContain(
    'Anulada el 19/11/2026. Consultado recién, hoy a las 10:00.',
  )
  expect(await con({ estado: 'vencida' })).toEqual([
    'reloj',
    'Receta vencida',
    'Venció el 19/12/2026.',
  ])
  expect(await con({ estado: 'desconocida' })).toEqual([
    'octogono',
    'Receta: no es válida',
    'La obra social no tiene registrada esta receta.',
  ])
})

test('[SEC-50] an expired, changed, future or unknown prescription is refused with its own text', async () => {
  const device = await phoneKnowing(await publicado())
  const told: Comprobada[] = []
  const mundo = { device, call: provider({}), now: () => AHORA }
  const { digitos } = await firma.codigo(receta)
  const other = digitos.slice(0, -1) + ((Number(digitos.at(-1)) + 1) % 10)
  await comprobarCodigoDeReceta(mundo, other, (result) => told.push(result))

  expect(told.map(dicho)).toEqual([
    [
      'octogono',
      'Receta: no es válida',
      'Lo que dice la receta no es lo que firmó la obra social: alguien la cambió.',
    ],
  ])
  expect(dicho(await check(device, receta, { at: AHORA + 40 * DIA }))).toEqual([
    'reloj',
    'Receta vencida',
    'Venció el 19/12/2026.',
  ])
  expect(await check(device, unaReceta(AHORA + 10 * MINUTO))).toMatchObject({ que: 'hora' })
  const nueva = await newPhone()
  expect(await check(nueva, receta)).toEqual({ state: 'sin-claves' })
  expect(await check(nueva, receta, { confianza: { kind: 'not-offered' } })).toEqual({
    state: 'no-se-ofrece',
  })
  const ajena = await (await firmante()).confianza(AHORA)
  expect(
    await check(nueva, receta, { confianza: { ...ajena, claves: ajena.claves.slice(1) } }),
  ).toEqual({ state: 'receta-no-es' })
  // When there is signal the keys arrive, and the prescription is valid.
  expect(
    await check(nueva, receta, { confianza: await publicado(), consultar: { estado: 'activa' } }),
  ).toMatchObject({ que: 'activa' })
  // Only the last check counts as a showing at a counter.
  expect((await device.publica.valores.get('recetas-vistas'))?.value).toBeUndefined()
})
