import { expect, test } from '../support/test.ts'
import { filesOn, hashOf, fileOf } from './support/files.ts'
import { randomFrom } from './support/flap.ts'
import { type Scene, assertUsable, settle } from './support/invariants.ts'
import {
  type Kind,
  adjuntoDe,
  descarte,
  kinds,
  nota,
  ready,
  readyInUse,
  sayOnline,
  standing,
} from './support/operations.ts'

const SEED = Number(process.env['SEED'] ?? 20_261)
/** Fifty kills in all, divided among the kinds of changes; KILLS=50 means fifty for each kind. */
const TIMES = Number(process.env['KILLS'] ?? 17)
const SIZES = [400_000, 30_001]

/** Kills the browser `ms` after the person pressed save; returns whether the phone had confirmed the change before. */
async function killAfter({ phone }: Scene, kind: Kind, n: number, ms: number): Promise<boolean> {
  const { portal } = phone
  let kept = false
  await kind.write(portal, n)
  const pressing = kind
    .press(portal, n)
    .then(() => kind.kept(portal, n))
    .then(
      () => (kept = true),
      () => false, // The browser was killed before the phone confirmed.
    )
  await new Promise((resolve) => setTimeout(resolve, ms))
  const known = kept
  await phone.kill()
  await pressing
  return known
}

for (const kind of [descarte, nota, adjuntoDe(...SIZES)])
  test(`[FLT-30] ${kind.name}: in ${TIMES} kills of the browser while saving, confirmed changes stay whole (seed ${SEED})`, async ({
    phone,
    provider,
    network,
  }) => {
    test.setTimeout(15 * 60_000)
    await ready({ phone, provider, network }, kind, TIMES)
    const random = randomFrom(SEED)
    network.cut()
    const confirmed: number[] = []

    for (let n = 1; n <= TIMES; n++) {
      if (await killAfter({ phone, provider, network }, kind, n, random() * 400)) confirmed.push(n)
      await phone.portal.open('/')
      await expect(phone.portal.titulo()).toHaveText('Hola, Norma')
      await kind.open(phone.portal)
    }

    const rows = await phone.portal.outbox()
    const there = Array.from({ length: TIMES }, (_none, index) => index + 1).filter((n) =>
      rows.some(({ payload }) => kind.isNth(payload, n)),
    )
    expect(there).toEqual(expect.arrayContaining(confirmed))
    expect(rows).toHaveLength(there.length)
    for (const { keys } of rows) expect(keys).toHaveLength(kind.steps.length)
    if (kind.type === 'nota.adjuntar') await assertFilesWhole(phone.portal, rows, there, kind)
    test.info().annotations.push({
      type: 'figures',
      description: `${TIMES} kills: ${confirmed.length} confirmed, ${there.length} there`,
    })
    await settle({ phone, provider, network }, 'norma')
    expect(await provider.efectos()).toHaveLength(there.length * kind.steps.length)
  })

async function assertFilesWhole(
  portal: Scene['phone']['portal'],
  rows: { id: string; payload?: unknown }[],
  there: number[],
  kind: Kind,
) {
  const wanted = there.flatMap((n) => {
    const row = rows.find(({ payload }) => kind.isNth(payload, n))
    return SIZES.map((size, index) => {
      const { name, buffer } = fileOf(`${n}-${index}.jpg`, size + n)
      return { operacion: row?.id, n: index, name, size: buffer.length, hash: hashOf(buffer) }
    })
  })
  const found = await filesOn(portal)
  expect(new Set(found.map((file) => JSON.stringify(file)))).toEqual(
    new Set(wanted.map((file) => JSON.stringify(file))),
  )
}

test('[FLT-30, FLT-32] a browser that is killed while it writes its database keeps earlier and later data', async ({
  phone,
  provider,
  network,
}) => {
  await ready({ phone, provider, network }, descarte, 2)
  network.cut()
  await descarte.make(phone.portal, 1)
  await phone.portal.page.evaluate(writeSomething, 4000)
  let broken = ''

  // The next opening keeps the entries before the broken one, and writes after it.
  const portal = await phone.kill(async () => (broken = await phone.browser.breakLogOff()))
  await portal.open('/')
  await expect(portal.titulo()).toHaveText('Hola, Norma')
  await descarte.make(portal, 2)
  await expect.poll(() => phone.browser.logsOfDatabases()).not.toContain(broken)

  // The opening after that would find all of it unreadable, and delete it.
  const next = await phone.kill()
  await next.open('/')
  await expect(next.titulo()).toHaveText('Hola, Norma')
  expect(await standing(next, descarte)).toHaveLength(2)
  network.restore()
  await sayOnline(next)
  await settle({ phone, provider, network }, 'norma')
  expect(await provider.efectos()).toHaveLength(2)
})

/** Runs in the page: writes data that a broken log entry may destroy. */
function writeSomething(length: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('otra-cosa', 1)
    opening.addEventListener('error', () => reject(opening.error ?? new Error('otra-cosa')))
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('cosas'))
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('cosas', 'readwrite')
      writing.objectStore('cosas').put('x'.repeat(length), 'una')
      writing.addEventListener('complete', () => {
        opening.result.close()
        resolve()
      })
    })
  })
}

for (const kind of kinds) {
  const match = kind.steps[1] ?? kind.steps[0]

  test(`[FLT-31] ${kind.name}: if the browser is killed while sending, the next one sends the change again, saved once`, async ({
    phone,
    provider,
    network,
  }) => {
    const portal = await ready({ phone, provider, network }, kind)
    network.rule({ match, nth: 1, do: { kind: 'blackhole' } })
    await kind.make(portal, 1)
    await expect.poll(() => network.sent(match)).toHaveLength(1)
    expect(await standing(portal, kind)).toEqual(['sending'])
    await assertUsable({ phone })

    const next = await phone.kill()
    await next.open('/')

    await expect.poll(() => standing(next, kind)).toEqual(['done'])
    expect(await provider.efectos()).toHaveLength(kind.steps.length)
    await settle({ phone, provider, network }, 'norma')
  })

  test(
    `[FLT-31, FLT-03] ${kind.name}: a browser killed before the answer repeats no answered step; the change is saved once`,
    { tag: kind === descarte ? ['@siempre', '@en-uso'] : [] },
    async ({ phone, provider, network }) => {
      const start = kind === descarte ? readyInUse : ready
      const portal = await start({ phone, provider, network }, kind)
      network.rule({ match, nth: 1, do: { kind: 'stallAnswer', ms: 60_000 } })
      await kind.make(portal, 1)
      const through = kind.steps.indexOf(match) + 1
      await expect.poll(() => provider.efectos()).toHaveLength(through)
      const [row] = await portal.outbox()
      expect(row).toMatchObject({ state: 'sending' })

      const next = await phone.kill()
      await next.open('/')

      await expect.poll(() => standing(next, kind)).toEqual(['done'])
      const keys = (await provider.efectos()).map(({ clave }) => clave)
      expect(keys).toHaveLength(kind.steps.length)
      expect(new Set(keys)).toEqual(new Set(row?.keys))
      expect(network.sent(match).length).toBeGreaterThan(1)
      expect(new Set(network.sent(match).map(({ key }) => key)).size).toBe(1)
      if (through > 1) expect(network.sent(kind.steps[0])).toHaveLength(1)
      await settle({ phone, provider, network }, 'norma')
    },
  )
}
