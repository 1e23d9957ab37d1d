import { expect, test } from 'vitest'

import { aBase64 } from '#contract/base64.ts'
import type { Call } from '#contract/call.ts'
import { CallError, type CallFailure } from '#contract/callError.ts'
import type { Encargo } from '#contract/encargo/cuerpo.ts'
import type { Confianza } from '#contract/extensiones/pases.ts'
import { leerEscaneado } from '#contract/pase/escaneado.ts'
import type { Device } from '#local/bases/device.ts'
import type { Comprobada } from '#local/pase/comprobada.ts'
import { comprobarCodigoDeEncargo } from '#local/pase/comprobarEncargo.ts'
import { refreshConfianza } from '#local/pase/confianza.ts'

import { direccionDe, firmante } from '../../../support/firmante.ts'
import { newPhone } from '../../../support/phone.ts'

const AHORA = Date.parse('2026-11-20T13:00:00Z')
const MINUTO = 60_000
const DIA = 24 * 60 * MINUTO
const SIN_SENAL: CallFailure = { kind: 'no-answer', timedOut: false }
const PRESENTA = { nombre: 'Marta Sosa', documento: 20_333_444 }

/** Answers of the provider by the end of the call's path; the other calls have no signal. */
type Answers = Record<string, () => unknown>

const callOf =
  (answers: Answers, asked: string[] = []): Call =>
  async ({ path }: { path: string }, request: { huella?: string }) => {
    if (path.endsWith('/lista')) throw new CallError(path, { kind: 'not-offered' })
    const name = path.split('/').slice(-2).join('/')
    asked.push(request.huella === undefined ? name : `${name} ${request.huella}`)
    const answer = answers[name]
    if (!answer) throw new CallError(path, SIN_SENAL)
    return answer()
  }

/** A phone without signal that has the provider's keys and this list. */
async function phoneKnowing(known: Confianza): Promise<Device> {
  const device = await newPhone()
  await refreshConfianza(device, callOf({ 'pases/confianza': () => known }), () => AHORA)
  return device
}

async function check(device: Device, digitos: string, answers: Answers = {}, at = AHORA) {
  const told: Comprobada[] = []
  const asked: string[] = []
  const mundo = { device, call: callOf(answers, asked), now: () => at }
  await comprobarCodigoDeEncargo(mundo, digitos, (result) => told.push(result))
  return { told, asked, last: told.at(-1) }
}

async function lent({
  also = {},
  shownAt = AHORA,
}: { also?: Partial<Encargo>; shownAt?: number } = {}) {
  const signer = await firmante()
  const phone = await signer.telefono(AHORA - 60 * MINUTO)
  const { huella, codigo } = await phone.prestada(shownAt, also)
  const read = leerEscaneado(direccionDe(codigo))
  if (read?.como !== 'e') throw new Error('not an address of a lent pass')
  return { signer, phone, huella, digitos: read.digitos }
}

const activa = { 'pases/consultar': () => ({ estado: 'activa' }) }
const vigente = { ...activa, 'encargos/consultar': () => ({ estado: 'vigente' }) }

test('[SEC-50] without signal a lent pass names its holder, the person who shows it, and its end', async () => {
  const { signer, digitos } = await lent()
  const device = await phoneKnowing(await signer.confianza(AHORA))

  const { told } = await check(device, digitos)

  expect(told).toEqual([
    {
      state: 'firma',
      por: 'sin-senal',
      hasta: AHORA - 60 * MINUTO + 7 * DIA,
      titular: {
        nombre: 'Lucía Peralta Quiroga',
        cuil: '27-47218903-5',
        nacimiento: '1968-07-25',
        relacion: 'Hijo/a',
        tipo: 'Obligatorio',
        generada: AHORA,
      },
      presenta: { ...PRESENTA, hasta: AHORA + 23 * 60 * MINUTO },
    },
  ])
})

test('[SEC-50] with signal the provider is asked about the pass and about the delegation', async () => {
  const { signer, phone, huella, digitos } = await lent()
  const device = await phoneKnowing(await signer.confianza(AHORA))

  const { told, asked } = await check(device, digitos, vigente)

  expect(told).toMatchObject([{ state: 'vigente', presenta: PRESENTA }])
  expect(asked).toEqual([
    `pases/consultar ${aBase64(phone.huella)}`,
    `encargos/consultar ${aBase64(huella)}`,
  ])
  // A host without the capability, or without an answer, has said enough about the pass.
  expect((await check(device, digitos, activa)).told).toMatchObject([
    { state: 'vigente', presenta: PRESENTA },
  ])
})

test('[SEC-50] an ended delegation is refused by the provider, and from then on without signal', async () => {
  const { signer, digitos } = await lent()
  const device = await phoneKnowing(await signer.confianza(AHORA))
  const ended = { ...activa, 'encargos/consultar': () => ({ estado: 'terminado' }) }
  const refused = [{ state: 'encargo-no-sirve', que: 'terminado', presenta: PRESENTA }]

  expect((await check(device, digitos, ended)).told).toMatchObject(refused)
  expect((await check(device, digitos)).told).toMatchObject(refused)
})

test('[SEC-50] the stored list refuses an ended delegation without signal', async () => {
  const { signer, huella, digitos } = await lent()
  const device = await phoneKnowing(await signer.confianza(AHORA, [huella]))

  const { last } = await check(device, digitos)

  expect(last).toMatchObject({ state: 'encargo-no-sirve', que: 'terminado' })
})

test('[SEC-50] an expired delegation, or one of something else, is refused without asking about the pass', async () => {
  const over = await lent({ also: { vida: 60 } })
  const device = await phoneKnowing(await over.signer.confianza(AHORA))
  const { told, asked } = await check(device, over.digitos, vigente)
  expect(told).toMatchObject([{ state: 'encargo-no-sirve', que: 'vencido', presenta: PRESENTA }])
  expect(asked).toEqual(['pases/confianza'])

  const other = await lent({ also: { miembros: [99] } })
  const second = await phoneKnowing(await other.signer.confianza(AHORA))
  expect((await check(second, other.digitos, vigente)).told).toMatchObject([
    { state: 'encargo-no-sirve', que: 'no-alcanza' },
  ])
})

test("[SEC-50] a lent pass with an old code, or of a removed member, is refused as the holder's own", async () => {
  const old = await lent({ shownAt: AHORA - 6 * MINUTO })
  const device = await phoneKnowing(await old.signer.confianza(AHORA))
  expect((await check(device, old.digitos)).last).toMatchObject({ state: 'vieja', minutos: 6 })

  const { signer, digitos } = await lent()
  const second = await phoneKnowing(await signer.confianza(AHORA))
  const baja = { 'pases/consultar': () => ({ estado: 'baja', desde: '2026-11-18' }) }
  expect((await check(second, digitos, baja)).last).toMatchObject({
    state: 'baja',
    desde: '2026-11-18',
  })
})

test('[SEC-50] a lent pass of another provider names no person', async () => {
  const { digitos } = await lent()
  const device = await phoneKnowing(await (await firmante()).confianza(AHORA))

  expect((await check(device, digitos)).told).toEqual([{ state: 'no-es' }])
})
