import { type Phone, expect, test } from '../support/test.ts'
import { type Scene, settle } from './support/invariants.ts'
import { everywhere, lacks } from './support/lacks.ts'
import { notasOn } from './support/notas.ts'
import { adjunto, descarte, nota, sayOnline } from './support/operations.ts'

const NOTES = 9
const TIMES = 5

/** Fifty changes made without signal: nine notes five times each, two with files, three dismissals. */
async function fifty({ phone: { portal }, provider, network }: Scene) {
  await adjunto.prepare({ provider }, 2)
  await descarte.prepare({ provider }, 3)
  await portal.signIn()
  await portal.readyForNoSignal()
  // Screens to open without signal, and the target of a notification.
  await portal.kept(/\/areas-|AutorizacionesScreen/)
  await nota.open(portal)
  const notas = notasOn(portal)
  await notas.traidas()
  network.cut()
  for (let n = 1; n <= NOTES; n++) await nota.make(portal, n)
  for (let time = 2; time <= TIMES; time++)
    for (let n = 1; n <= NOTES; n++) await notas.editar(`Nota ${n}`, { texto: `La ${time}ª vez` })
  for (const n of [1, 2]) await adjunto.make(portal, n)
  for (const n of [1, 2, 3]) await descarte.make(portal, n)
  expect(await portal.outbox()).toHaveLength(NOTES * TIMES + 5)
}

/** Two windows, each with its worker, and the service worker hear of the signal at once. */
async function allAtOnce({ phone, network }: Scene) {
  const first = phone.portal
  const second = await phone.newWindow()
  await second.open('/pendientes')
  await expect(second.titulo()).toHaveText('Pendientes de envío')
  network.restore()
  await Promise.all([sayOnline(first), sayOnline(second), phone.fireSync(), phone.fireSync()])
}

type Asked = { from: number; to: number; isWhole: boolean }

const isOnceAnswered = (requests: Asked[]) =>
  requests.filter(({ isWhole }) => isWhole).length === 1 &&
  requests.every(({ to, isWhole }, n) => {
    const next = requests[n + 1]
    return !next || (!isWhole && to <= next.from)
  })

async function assertOnceEach(scene: Scene) {
  const { phone, provider, network } = scene
  const waiting = async () =>
    (await phone.portal.outbox()).filter(({ state }) => state !== 'done').length
  await expect.poll(waiting, { timeout: 90_000 }).toBe(0)
  const keys = (await phone.portal.outbox()).flatMap((row) => row.keys)
  const started = network.log[0]?.at ?? 0
  const asked = keys.map((key) =>
    network.log
      .filter((entry) => entry.key === key)
      .map(({ at, endedAt = Infinity, isWhole = false }) => ({
        from: at - started,
        to: endedAt - started,
        isWhole,
      })),
  )
  // A request is repeated only if a busy machine left it unanswered, and two never run at once.
  expect(asked.filter((requests) => !isOnceAnswered(requests))).toEqual([])
  for (const { titulo, texto, version } of await provider.notas('norma'))
    if (titulo.startsWith('Nota')) expect([texto, version]).toEqual([`La ${TIMES}ª vez`, TIMES])
  await settle(scene, 'norma')
}

test('[FLT-44] two windows and a sync event send fifty changes in order, one request for each key', async ({
  phone,
  provider,
  network,
}) => {
  const scene = { phone, provider, network }
  await fifty(scene)
  await allAtOnce(scene)
  await assertOnceEach(scene)
})

test('[FLT-46, FLT-44] without Web Locks a row in the database lets one window send: one request for each key', async ({
  open,
  provider,
  network,
}) => {
  everywhere(network, lacks.locks)
  const phone: Phone = await open({ scripts: [lacks.locks] })
  const scene = { phone, provider, network }
  await fifty(scene)
  expect(await phone.portal.page.evaluate(() => 'locks' in navigator)).toBe(false)
  await allAtOnce(scene)
  await assertOnceEach(scene)
})
