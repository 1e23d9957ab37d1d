import { expect, test } from 'vitest'

import { aBase64 } from '#contract/base64.ts'
import type { Call } from '#contract/call.ts'
import { CallError } from '#contract/callError.ts'
import { partir } from '#contract/encargo/codigo.ts'
import type { Encargo } from '#contract/encargo/cuerpo.ts'
import { deUnaRenovacion } from '#contract/encargo/firmas.ts'
import { huellaDe } from '#contract/pase/confianza.ts'
import { esDe, hacerLlave } from '#contract/pase/firmas.ts'
import { llavesDe } from '#local/encargos/llaves.ts'
import { ponerAlDiaPrestadas } from '#local/encargos/ponerAlDia.ts'
import { guardarPrestada, prestadasVivas } from '#local/encargos/prestadas.ts'
import { refreshConfianza } from '#local/pase/confianza.ts'
import { noteOffset } from '#local/time/clock.ts'

import { newPhone } from '../../../support/phone.ts'
import { prestadasVacias, traspaso } from '../../../support/prestadas.ts'

const AHORA = Date.parse('2026-11-20T13:00:00Z')
const MINUTO = 60_000
const DIA = 24 * 60 * MINUTO
const MES = 30 * 24 * 60
const partes = await traspaso(AHORA)

type Renovacion = { huella: string; segundos: number; prueba: string }
type Answers = Record<string, (request: never) => unknown>

/** Answers of the provider by the last part of the path; other calls have no signal. */
function callOf(answers: Answers, asked: string[] = []): Call {
  return async ({ path }: { path: string }, request: unknown) => {
    const name = path.split('/').at(-1) ?? ''
    if (name === 'lista') throw new CallError(path, { kind: 'not-offered' })
    asked.push(name)
    const answer = answers[name]
    if (!answer) throw new CallError(path, { kind: 'no-answer', timedOut: false })
    return answer(request as never)
  }
}

/** A phone that holds one loan. */
async function unTelefono(also: Partial<Encargo> = {}) {
  const base = prestadasVacias()
  const device = await newPhone()
  const llaves = await llavesDe(base)
  const recibida = await partes.recibida({ clave: llaves.firma.publica, ...also })
  const huella = await guardarPrestada(base, recibida, AHORA)
  return {
    base,
    device,
    huella,
    recibida,
    alDia: async (answers: Answers, at = AHORA + MINUTO) => {
      const asked: string[] = []
      const call = callOf(answers, asked)
      await ponerAlDiaPrestadas({ base, device, call, now: () => at })
      return { asked, quedan: await prestadasVivas(base, at) }
    },
  }
}

test('an ended loan is hidden without signal, and deleted at the first answer or after a month', async () => {
  const { base, alDia } = await unTelefono()
  const at = AHORA + DIA
  const known = await partes.confianza(at)

  expect(await alDia({}, at)).toEqual({ asked: ['confianza'], quedan: [] })
  expect(await base.prestadas.count()).toBe(1)
  expect(await alDia({ confianza: () => known }, at)).toEqual({ asked: ['confianza'], quedan: [] })
  expect(await base.prestadas.count()).toBe(0)

  const sinSenal = await unTelefono()
  await sinSenal.alDia({}, AHORA + 31 * DIA)
  expect(await sinSenal.base.prestadas.count()).toBe(0)
})

test('a phone without loans makes no call', async () => {
  const { base, alDia, huella } = await unTelefono()
  await base.prestadas.delete(huella)
  expect((await alDia({})).asked).toEqual([])
})

test('a loan outlives an old offset of the clock: first the provider is asked for its time', async () => {
  const { base, alDia, device, huella } = await unTelefono()
  await noteOffset(device, 3 * DIA, AHORA)
  await alDia({})
  expect(await base.prestadas.count()).toBe(1)

  const known = await partes.confianza(AHORA)
  const confianza = async () => {
    await noteOffset(device, 0, AHORA)
    return known
  }
  expect((await alDia({ confianza })).quedan.map((una) => una.huella)).toEqual([huella])
})

test('without signal a loan stays until its end', async () => {
  const { alDia, huella } = await unTelefono()
  expect((await alDia({})).quedan.map((una) => una.huella)).toEqual([huella])
})

test('a loan that its giver ended is deleted as soon as this phone hears of it', async () => {
  const { alDia, base, huella } = await unTelefono()
  const said: string[] = []
  const consultar = ({ huella: de }: { huella: string }) => {
    said.push(de)
    return { estado: 'terminado' }
  }

  expect((await alDia({ consultar })).quedan).toEqual([])
  expect(said).toEqual([huella])
  expect(await base.prestadas.count()).toBe(0)
})

test('the stored list of revoked passes ends a loan without signal', async () => {
  const { alDia, device, recibida } = await unTelefono()
  const ended = await huellaDe(partir(recibida.encargo.bytes).body)
  const known = await partes.confianza(AHORA, [ended])
  await refreshConfianza(device, callOf({ confianza: () => known }), () => AHORA)

  expect((await alDia({})).quedan).toEqual([])
})

test("the sign-out of the giver's phone, which revokes its passes, ends the loan", async () => {
  const { alDia, recibida } = await unTelefono()
  const [pase] = recibida.pases
  const known = await partes.confianza(AHORA, [
    await huellaDe(partir(pase?.bytes ?? new Uint8Array()).body),
  ])

  expect((await alDia({ confianza: () => known })).quedan).toEqual([])
})

test('passes that end before their loan are replaced by fresh ones, requested with its key', async () => {
  const { alDia, base, huella, recibida } = await unTelefono({ vida: MES })
  const at = AHORA + 4 * DIA
  const fresh = await partes.firmarPase(partes.pase({ emitido: Math.floor(at / MINUTO) }))
  const asked: Renovacion[] = []
  const renovar = (request: Renovacion) => {
    asked.push(request)
    return [{ kid: fresh.kid, bytes: aBase64(fresh.bytes) }]
  }
  const confianza = await partes.confianza(at)

  const { quedan } = await alDia({ confianza: () => confianza, renovar }, at)
  expect(quedan[0]?.pases.map(({ bytes }) => bytes)).toEqual([fresh.bytes])
  const [one] = asked
  const { firma } = await llavesDe(base)
  expect(one).toMatchObject({ huella, segundos: Math.floor(at / 1000) })
  const proof = Uint8Array.from(Buffer.from(one?.prueba ?? '', 'base64url'))
  const signed = await deUnaRenovacion(recibida.encargo.bytes, one?.segundos ?? 0)
  expect(await esDe(firma.publica, proof, signed)).toBe(true)
})

test('fresh passes of another member, another phone or another signer replace nothing', async () => {
  const at = AHORA + 4 * DIA
  const emitido = Math.floor(at / MINUTO)
  const otro = await hacerLlave()
  const confianza = await partes.confianza(at)
  for (const pase of [
    await partes.firmarPase(partes.pase({ emitido, idAfiliado: 9 })),
    await partes.firmarPase(partes.pase({ emitido, clave: otro.publica })),
    await partes.firmarPase(partes.pase({ emitido }), otro),
  ]) {
    const { alDia, recibida } = await unTelefono({ vida: MES })
    const renovar = () => [{ kid: pase.kid, bytes: aBase64(pase.bytes) }]
    const { quedan } = await alDia({ confianza: () => confianza, renovar }, at)
    expect(quedan[0]?.pases.map(({ bytes }) => bytes)).toEqual(
      recibida.pases.map(({ bytes }) => bytes),
    )
  }
})

test('a pass with enough life left, or as long as its loan, is not renewed', async () => {
  const month = await unTelefono({ vida: MES })
  expect((await month.alDia({ consultar: () => ({ estado: 'vigente' }) })).asked).toEqual([
    'confianza',
    'consultar',
  ])
})
