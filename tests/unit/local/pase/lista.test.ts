import { expect, test } from 'vitest'

import { CallError } from '#contract/callError.ts'
import type { ListaDePases } from '#contract/extensiones/listaDePases.ts'
import { comprobar } from '#contract/pase/comprobar.ts'
import { hacerLlave } from '#contract/pase/firmas.ts'
import { type Tramo, contiene, empaquetar, firmarTramo } from '#contract/pase/lista.ts'
import type { Device } from '#local/bases/device.ts'
import { readConfianza, refreshConfianza, sabidoDe } from '#local/pase/confianza.ts'

import { conUnBitMenos, firmante } from '../../../support/firmante.ts'
import { newPhone } from '../../../support/phone.ts'

const AHORA = Date.parse('2026-11-20T13:00:00Z')
const HOY = AHORA / 1000
const DIA = 24 * 3600

type Lista = { dicho: ListaDePases; partes: { kid: number; bytes: string }[] }

const tramo = (desde: number, hasta: number, anuladas: number[] = [], devueltas: number[] = []) =>
  ({ desde, hasta, anuladas, devueltas }) satisfies Tramo

/** Fetches this list, and returns the numbers of the parts that the phone asked for. */
async function traer(device: Device, { dicho, partes }: Lista, at = AHORA) {
  const asked: number[] = []
  const call = async ({ path }: { path: string }, request: { numero?: number }) => {
    if (path.endsWith('/lista')) return dicho
    if (request.numero === undefined) throw new CallError(path, { kind: 'not-offered' })
    asked.push(request.numero)
    return partes[request.numero - 1]
  }
  return { asked, brought: await refreshConfianza(device, call, () => at) }
}

async function sabido(device: Device) {
  return sabidoDe((await readConfianza(device))?.value, AHORA)
}

test('[SEC-50] a first visit takes the whole list and the parts since; a later one only new parts', async () => {
  const device = await newPhone()
  const provider = await firmante()
  const viejo = tramo(HOY - 4 * DIA, HOY - 3 * DIA, [1])
  const entera = tramo(0, HOY - 3 * DIA, [1, 2, 3])
  const anteayer = tramo(HOY - 3 * DIA, HOY - 2 * DIA, [4], [2])
  const ayer = tramo(HOY - 2 * DIA, HOY - DIA, [2, 5], [1])

  const first = await provider.lista([viejo, entera, anteayer], tramo(HOY - 2 * DIA, HOY - DIA - 9))
  expect(await traer(device, first)).toEqual({ asked: [2, 3], brought: 'al-dia' })
  const later = await provider.lista(
    [viejo, entera, anteayer, ayer],
    tramo(HOY - DIA, HOY, [6], [5]),
  )
  expect(await traer(device, later)).toEqual({ asked: [4], brought: 'al-dia' })

  const marcas = (await readConfianza(device))?.value.lista?.marcas ?? new Uint8Array()
  expect([1, 2, 3, 4, 5, 6].filter((marca) => contiene(marcas, marca))).toEqual([2, 3, 4, 6])
  expect((await sabido(device)).anulados?.seconds).toBe(HOY)
})

test('[SEC-50] one mark revokes every pass of a phone, another every print of a card', async () => {
  const device = await newPhone()
  const provider = await firmante()
  const one = await provider.telefono(AHORA)
  const other = await provider.telefono(AHORA)
  const card = await provider.papel(AHORA)
  const verdicts = async () => {
    const known = await sabido(device)
    const states: string[] = []
    for (const { digitos } of [await one.muestra(AHORA), await other.muestra(AHORA)])
      states.push((await comprobar('o', digitos, known)).state)
    return [...states, (await comprobar('i', card.codigo.digitos, known)).state]
  }

  const marcas = [one.marca, card.marca]
  await traer(
    device,
    await provider.lista([tramo(0, HOY - DIA, marcas)], tramo(HOY - DIA, HOY - 9)),
  )
  expect(await verdicts()).toEqual(['anulado', 'firma-valida', 'anulado'])

  const back = await provider.lista(
    [tramo(0, HOY - DIA, marcas)],
    tramo(HOY - DIA, HOY, [], [one.marca, card.marca]),
  )
  await traer(device, back)
  expect(await verdicts()).toEqual(['firma-valida', 'firma-valida', 'firma-valida'])
})

test('[SEC-50] a phone with a gap in its parts, or with an old list, takes the whole list again', async () => {
  const provider = await firmante()
  const entera = tramo(0, HOY - DIA, [7])
  const device = await newPhone()
  await traer(
    device,
    await provider.lista([tramo(0, HOY - 20 * DIA, [1])], tramo(HOY - 20 * DIA, HOY - 19 * DIA)),
  )

  const gap = await provider.lista(
    [tramo(HOY - 8 * DIA, HOY - DIA, [7]), entera],
    tramo(HOY - DIA, HOY),
  )
  expect(await traer(device, gap)).toEqual({ asked: [2], brought: 'al-dia' })
  const marcas = (await readConfianza(device))?.value.lista?.marcas ?? new Uint8Array()
  expect([contiene(marcas, 1), contiene(marcas, 7)]).toEqual([false, true])

  const old = await newPhone()
  await traer(
    old,
    await provider.lista([tramo(0, HOY - 91 * DIA)], tramo(HOY - 91 * DIA, HOY - DIA)),
  )
  expect((await traer(old, gap)).asked).toEqual([2])
})

test('[SEC-50] an older list, a wrong signature or a missing part changes nothing that is stored', async () => {
  const device = await newPhone()
  const provider = await firmante()
  const good = await provider.lista([tramo(0, HOY - DIA, [1])], tramo(HOY - DIA, HOY, [2]))
  await traer(device, good)
  const before = (await readConfianza(device))?.value.lista

  const behind = await provider.lista([tramo(0, HOY - DIA)], tramo(HOY - DIA, HOY - 60))
  expect((await traer(device, behind)).brought).toBe('al-dia')
  const newer = await provider.lista([tramo(0, HOY + 30)], tramo(HOY + 30, HOY + 60))
  const bad = (bytes: string) => conUnBitMenos(bytes, 70)
  const { kid, bytes } = newer.dicho.reciente
  for (const lista of [
    { ...newer, dicho: { ...newer.dicho, reciente: { kid, bytes: bad(bytes) } } },
    { ...newer, dicho: { ...newer.dicho, reciente: { kid: 99, bytes } } },
    { ...newer, dicho: { ...newer.dicho, tramos: [] } },
    { ...newer, partes: newer.partes.map((una) => ({ ...una, bytes: bad(una.bytes) })) },
  ])
    expect((await traer(device, lista)).brought).toBe('falla')

  expect((await readConfianza(device))?.value.lista).toEqual(before)
})

test('[SEC-50] of two lists of the same second the later answer counts, and an older one does not', async () => {
  const device = await newPhone()
  const provider = await firmante()
  const marcas = async () => (await readConfianza(device))?.value.lista?.marcas ?? new Uint8Array()
  const whole = tramo(0, HOY - DIA, [1])
  await traer(device, await provider.lista([whole], tramo(HOY - DIA, HOY, [2])))

  await traer(device, await provider.lista([whole], tramo(HOY - DIA, HOY, [2, 3])))
  const later = await marcas()
  expect([1, 2, 3].filter((marca) => contiene(later, marca))).toEqual([1, 2, 3])

  await traer(device, await provider.lista([whole], tramo(HOY - DIA, HOY - 1, [4])))
  expect(await marcas()).toEqual(later)
})

test('[SEC-50] another provider, or a list from the future, does not block the list of today', async () => {
  const device = await newPhone()
  const future = await firmante()
  await traer(
    device,
    await future.lista([tramo(0, HOY + DIA, [1])], tramo(HOY + DIA, HOY + 2 * DIA)),
  )
  const today = await future.lista([tramo(0, HOY - DIA, [2])], tramo(HOY - DIA, HOY))
  expect((await traer(device, today)).brought).toBe('al-dia')
  expect((await readConfianza(device))?.value.lista?.hasta).toBe(HOY)

  const anew = await (
    await firmante()
  ).lista([tramo(0, HOY - DIA, [3])], tramo(HOY - DIA, HOY - 60))
  await traer(device, anew)
  const marcas = (await readConfianza(device))?.value.lista?.marcas ?? new Uint8Array()
  expect([contiene(marcas, 2), contiene(marcas, 3)]).toEqual([false, true])
})

test('[SEC-50] 300,000 marks take five bytes each, and each of them is found', () => {
  const marcas = Array.from({ length: 300_000 }, (_, at) => (at * 3_664_301 + 11) % 2 ** 40)
  const packed = empaquetar(marcas)

  expect(packed.length).toBe(1_500_000)
  expect(contiene(packed, marcas[123_456] ?? 0)).toBe(true)
  expect(contiene(packed, (marcas[123_456] ?? 0) + 1)).toBe(false)
})

// The sums of docs/decisions/056: one of twenty members leaves in a year, one of a hundred phones signs out each day.
test.each([
  { members: 100_000, phones: 33_300, first: 38_171, day: 2_016 },
  { members: 2_000_000, phones: 666_000, first: 761_941, day: 38_856 },
])(
  '[SEC-50] for $members members a first visit is $first bytes, and a day $day',
  async ({ members, phones, first, day }) => {
    const { privada } = await hacerLlave()
    const size = async (marks: number) =>
      (
        await firmarTramo(
          tramo(
            0,
            HOY,
            Array.from({ length: marks }, (_, at) => at),
          ),
          privada,
        )
      ).length
    const ended = phones / 100
    const left = members / 20 / 365

    expect(await size(Math.round(7 * ended + members / 20 + 21 * left))).toBe(first)
    expect(await size(Math.round(ended + 4 * left))).toBe(day)
  },
)
