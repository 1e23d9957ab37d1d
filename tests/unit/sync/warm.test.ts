import { afterEach, expect, test, vi } from 'vitest'

import type { Device } from '#local/bases/device.ts'
import { documento } from '#local/documento/documento.ts'
import { pagaPorLosDatos } from '#local/provider/ahorro.ts'
import { resource } from '#local/resource.ts'
import { startSession } from '#local/session/session.ts'
import { warm } from '#sync/fresh.ts'
import { pull } from '#sync/pull.ts'

import { fails, phone, provider, tokenOf, world } from '../../support/phone.ts'

const MB = 1024 * 1024

/** A PDF of so many bytes. */
function pdfOf(size: number): ArrayBuffer {
  const bytes = new Uint8Array(size).fill(32)
  bytes.set(new TextEncoder().encode('%PDF-1.7'))
  bytes.set(new TextEncoder().encode('%%EOF'), size - 5)
  return bytes.buffer
}

const numbers = (upTo: number) => Array.from({ length: upTo }, (_, n) => ({ n }))

/** Lists and documents that are loaded in advance, with the requests for them. */
function area({
  lists = 0,
  documents = 0,
  size = 1000,
  upTo = Infinity,
  held = Promise.resolve(),
  refuses = -1,
  refusal = 404,
} = {}) {
  const asked: string[] = []
  let underWay = 0
  let most = 0
  async function come(what: string) {
    asked.push(what)
    underWay += 1
    most = Math.max(most, underWay)
    await held
    underWay -= 1
    if (asked.length > upTo) fails({ kind: 'no-answer', timedOut: false })
  }
  const papel = documento<{ n: number }>({
    name: 'papel',
    key: ({ n }) => `papel/${n}`,
    warm: async () => numbers(documents),
    async traer(_call, { n }) {
      await come(`papel/${n}`)
      if (n === refuses) fails({ kind: 'status', status: refusal, statusText: '' })
      return { bytes: pdfOf(size), type: '', name: `${n}.pdf` }
    },
  })
  const lista = resource<{ n: number }, string>({
    name: 'lista',
    key: ({ n }) => `lista/${n}`,
    freshFor: 60_000,
    guarda: 3,
    warm: async () => numbers(lists),
    async fetch(_call, { n }) {
      await come(`lista/${n}`)
      return 'x'
    },
  })
  const on = (device: Device, now = 1_000_000) => ({
    ...world(device, provider().call, { now: () => now }),
    catalog: { resources: [papel, lista], operations: [] },
  })
  return { asked, lista, on, most: () => most }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

const onLink = (connection: object) => vi.stubGlobal('navigator', { connection })

test('four copies are fetched at a time, and documents come last, one by one', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const { asked, on, most } = area({ lists: 9, documents: 3, held })
  const warming = warm(on(await phone()))
  await vi.waitFor(() => expect(asked).toHaveLength(4))
  release()

  expect(await warming).toBe(true)

  expect(most()).toBe(4)
  expect(asked.slice(-3)).toEqual(['papel/0', 'papel/1', 'papel/2'])
})

test('loading in advance stops when another person signs in, without fetching more documents', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const { asked, on } = area({ documents: 3, held })
  const device = await phone()
  const warming = warm(on(device))
  await vi.waitFor(() => expect(asked).toEqual(['papel/0']))

  await startSession(device, tokenOf(2), { shared: false })
  release()
  await warming

  expect(asked).toEqual(['papel/0'])
  expect(await device.lectura.fallas.toArray()).toEqual([])
})

test("the counter's data come first, and are shown before a document is fetched", async () => {
  const { asked, lista, on } = area({ lists: 2, documents: 2 })
  const deLaFicha = { ...lista, name: 'ficha', key: ({ n }: { n: number }) => `ficha/${n}` }
  const device = await phone()
  const of = on(device)
  const cuadro = { id: 'papel', de: [lista], load: async () => async () => 'hecho' }
  const catalog = {
    ...of.catalog,
    resources: [deLaFicha, ...of.catalog.resources],
    cuadros: [cuadro],
  }
  const askedByThen: number[] = []

  await warm({ ...of, catalog }, { arrived: async () => void askedByThen.push(asked.length) })

  expect(asked).toEqual(['lista/0', 'lista/1', 'lista/0', 'lista/1', 'papel/0', 'papel/1'])
  expect(askedByThen).toEqual([2])
  expect(await device.lectura.copias.toCollection().primaryKeys()).toHaveLength(6)
})

test('a counter screen is stored once its main data are there, without waiting for the rest', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const { lista, on } = area({ lists: 2, held })
  const pase = { ...lista, name: 'pase', key: () => 'pase', fetch: async () => 'x' }
  const device = await phone()
  const cuadro = { id: 'papel', de: [pase, lista], yaCon: pase, load: async () => async () => '' }
  const catalog = { resources: [pase, lista], operations: [], cuadros: [cuadro] }
  const kept: unknown[][] = []

  const arrived = async () =>
    void kept.push(await device.lectura.copias.toCollection().primaryKeys())
  const warming = warm({ ...on(device), catalog }, { arrived })
  await vi.waitFor(() => expect(kept).toEqual([['pase']]))
  release()
  await warming

  expect(kept.at(-1)).toEqual(['lista/0', 'lista/1', 'pase'])
})

test('documents are loaded in order up to a size limit, which is smaller on mobile data', async () => {
  const device = await phone()
  onLink({ type: 'cellular' })
  const first = area({ documents: 9, size: 1.5 * MB })
  await warm(first.on(device))
  expect(first.asked).toEqual(['papel/0', 'papel/1', 'papel/2'])

  onLink({ type: 'wifi' })
  const later = area({ documents: 9, size: 1.5 * MB })
  await warm(later.on(device))
  expect(later.asked).toEqual(['papel/3', 'papel/4', 'papel/5', 'papel/6', 'papel/7', 'papel/8'])
})

test('a refused document does not stop the later ones; a busy provider does', async () => {
  const refused = area({ documents: 3, refuses: 0 })
  expect(await warm(refused.on(await phone()))).toBe(false)
  expect(refused.asked).toEqual(['papel/0', 'papel/1', 'papel/2'])

  const busy = area({ documents: 3, refuses: 0, refusal: 503 })
  expect(await warm(busy.on(await phone()))).toBe(false)
  expect(busy.asked).toEqual(['papel/0'])
})

test('[REC-09] documents that a person opened leave room for those of new prescriptions', async () => {
  const device = await phone()
  onLink({ type: 'cellular' })
  const { asked, on } = area({ documents: 2 })
  const abierto = { key: 'papel/abierto', resource: 'papel', value: {}, savedAt: 1, askedAt: 1 }
  await device.lectura.copias.put({ ...abierto, size: 5 * MB })

  await warm(on(device))

  expect(asked).toEqual(['papel/0', 'papel/1'])
})

test("with the browser's data saver no document is loaded, unless the person chose otherwise", async () => {
  const device = await phone()
  onLink({ saveData: true, type: 'cellular' })
  const saving = area({ lists: 1, documents: 2 })
  await warm(saving.on(device))
  expect(saving.asked).toEqual(['lista/0'])

  await device.publica.valores.put({ id: 'ahorro', value: false, savedAt: 0 })
  await warm(saving.on(device))
  expect(saving.asked).toEqual(['lista/0', 'papel/0', 'papel/1'])
})

test.each([
  [{}, undefined, false],
  [{ type: 'wifi', effectiveType: '4g' }, undefined, false],
  [{ type: 'cellular' }, undefined, true],
  [{ type: 'cellular' }, false, true],
  [{ effectiveType: 'slow-2g' }, undefined, true],
  [{ saveData: true }, undefined, true],
  [{ saveData: true }, false, false],
  [{ type: 'wifi' }, true, true],
])(
  '[SCAN-01] on the connection %j, with the saving choice %s, optional downloads wait: %s',
  async (link, chosen, waits) => {
    const device = await phone()
    onLink(link)
    if (chosen !== undefined)
      await device.publica.valores.put({ id: 'ahorro', value: chosen, savedAt: 0 })
    expect(await pagaPorLosDatos(device)).toBe(waits)
  },
)

test('with data saving chosen, documents wait for Wi-Fi even if the connection is unknown', async () => {
  const device = await phone()
  await device.publica.valores.put({ id: 'ahorro', value: true, savedAt: 0 })
  const saving = area({ documents: 2 })
  for (const link of [{}, { type: 'unknown' }, { type: 'cellular' }]) {
    onLink(link)
    await warm(saving.on(device))
  }
  expect(saving.asked).toEqual([])

  onLink({ type: 'wifi' })
  await warm(saving.on(device))
  expect(saving.asked).toEqual(['papel/0', 'papel/1'])
})

test('[FLT-36] an interrupted advance load continues where it stopped, and repeats no download', async () => {
  const device = await phone()
  const cut = area({ documents: 5, upTo: 2 })
  expect(await warm(cut.on(device))).toBe(false)
  expect(cut.asked).toEqual(['papel/0', 'papel/1', 'papel/2'])

  const again = area({ documents: 5 })
  expect(await warm(again.on(device))).toBe(true)

  expect(again.asked).toEqual(['papel/2', 'papel/3', 'papel/4'])
})

test('a search keeps the results of its last queries only, as many as configured', async () => {
  const device = await phone()
  const { lista, on } = area()
  for (const { n } of numbers(5)) await pull(on(device, 1000 + n), lista, { n })

  expect(await device.lectura.copias.toCollection().primaryKeys()).toEqual([
    'lista/2',
    'lista/3',
    'lista/4',
  ])
})
