import { expect, test } from 'vitest'

import type { Call } from '#contract/call.ts'
import { CallError, type CallFailure } from '#contract/callError.ts'
import type { Confianza } from '#contract/extensiones/pases.ts'
import { keepConfianza, readConfianza, refreshConfianza, sabidoDe } from '#local/pase/confianza.ts'

import { conUnBitMenos, firmante } from '../../../support/firmante.ts'
import { newPhone } from '../../../support/phone.ts'

const AHORA = Date.parse('2026-11-20T13:00:00Z')
const now = () => AHORA

const answering =
  (answer: Confianza): Call =>
  async () =>
    answer
const failing =
  (failure: CallFailure): Call =>
  async () => {
    throw new CallError('GET /v1/portal/pases/confianza', failure)
  }

test('[SEC-50] keys and revocation list are stored with their time, and stay after the session', async () => {
  const device = await newPhone()
  const brought = await (await firmante()).confianza(AHORA)

  expect(await refreshConfianza(device, answering(brought), now)).toBe('al-dia')

  expect(await readConfianza(device)).toEqual({ value: brought, savedAt: AHORA })
})

test('[SEC-50] a list with a wrong or unknown signature does not replace the stored list', async () => {
  const device = await newPhone()
  const good = await (await firmante()).confianza(AHORA)
  await refreshConfianza(device, answering(good), now)
  const { kid, bytes } = good.anulados
  const later = () => AHORA + 5000

  for (const bad of [
    { ...good, anulados: { kid, bytes: conUnBitMenos(bytes, 3) } },
    { ...good, anulados: { kid, bytes: conUnBitMenos(bytes, 66) } },
    { ...good, anulados: { kid, bytes: 'no es base64 %' } },
    { ...good, anulados: { kid: 99, bytes } },
    { ...good, claves: [] },
  ])
    expect(await refreshConfianza(device, answering(bad), later)).toBe('falla')

  expect(await readConfianza(device)).toEqual({ value: good, savedAt: AHORA })
})

test('[SEC-50] an older revocation list does not replace a newer one, but its new keys are stored', async () => {
  const device = await newPhone()
  const provider = await firmante()
  const revoked = await provider.telefono(AHORA)
  const newer = await provider.confianza(AHORA, [revoked.huella])
  await refreshConfianza(device, answering(newer), now)
  const rotated = await firmante({ kid: 7, kidDeLista: 8 })
  const older = await rotated.confianza(AHORA - 60_000)

  expect(await refreshConfianza(device, answering(older), now)).toBe('al-dia')

  const stored = (await readConfianza(device))?.value
  expect(stored?.anulados).toEqual(newer.anulados)
  expect(stored?.claves.map(({ kid }) => kid)).toEqual([7, 8, 6])
  const sabido = await sabidoDe(stored, AHORA)
  expect(sabido.anulados?.tiene(revoked.huella)).toBe(true)
  expect([sabido.clave(7), sabido.clave(5), sabido.clave(6)]).toEqual([
    expect.any(Uint8Array),
    undefined,
    // A key that signs lists is not accepted for passes.
    undefined,
  ])
})

test('[SEC-50] a list from the future, or of another provider, does not block later lists', async () => {
  const device = await newPhone()
  const provider = await firmante()
  await refreshConfianza(device, answering(await provider.confianza(AHORA + 24 * 3_600_000)), now)
  const today = await provider.confianza(AHORA)
  await refreshConfianza(device, answering(today), now)
  expect((await readConfianza(device))?.value).toEqual(today)

  const anew = await (await firmante()).confianza(AHORA - 60_000)
  await refreshConfianza(device, answering(anew), now)
  expect((await readConfianza(device))?.value).toEqual(anew)
})

test.each([
  [{ kind: 'not-offered' }, 'no-se-ofrece'],
  [{ kind: 'no-answer', timedOut: true }, 'sin-respuesta'],
  [{ kind: 'captive' }, 'sin-respuesta'],
  [{ kind: 'status', status: 500, statusText: '' }, 'falla'],
  [{ kind: 'shape', detail: '' }, 'falla'],
] as [CallFailure, string][])(
  'the stored revocation list stays if the call for a new one ends in %o',
  async (failure, said) => {
    const device = await newPhone()
    const good = await (await firmante()).confianza(AHORA)
    await refreshConfianza(device, answering(good), now)

    expect(await refreshConfianza(device, failing(failure), () => AHORA + 1)).toBe(said)

    expect((await readConfianza(device))?.savedAt).toBe(AHORA)
  },
)

test('[SEC-50] a member’s phone fetches the list once a day, and again if its clock was set back', async () => {
  const device = await newPhone()
  const brought = await (await firmante()).confianza(AHORA)
  let asked = 0
  const call: Call = async () => {
    asked += 1
    return brought
  }
  const at = (hours: number) => keepConfianza(device, call, () => AHORA + hours * 3_600_000)

  await at(0)
  await at(23)
  expect(asked).toBe(1)
  await at(24)
  expect(asked).toBe(2)
  await at(1)
  expect(asked).toBe(3)
})
