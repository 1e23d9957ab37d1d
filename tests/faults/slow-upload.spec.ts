import { createHash } from 'node:crypto'

import { autorizaciones } from '#contract/autorizaciones.ts'
import { partes } from '#contract/extensiones/partes.ts'

import { asistenteOn, pdf } from '../support/solicitud.ts'
import { expect, test } from '../support/test.ts'
import { fileOf, hashOf } from './support/files.ts'
import { assertUsable, settle } from './support/invariants.ts'
import { adjunto, adjuntoDe, descarte, nota, ready, standing } from './support/operations.ts'

const UPLOAD = adjunto.steps[1] ?? ''
const SLOW = [
  { size: 4_000_000, bytesPerSecond: 20_000, what: '4 MB at 20 KB/s' },
  { size: 100_000, bytesPerSecond: 2000, what: '100 KB at 2 KB/s' },
]

for (const { size, bytesPerSecond, what } of SLOW)
  test(`[FLT-07] an upload of ${what} takes minutes and arrives whole; a small later change does not wait for it`, async ({
    phone,
    provider,
    network,
  }) => {
    test.setTimeout(8 * 60_000)
    const kind = adjuntoDe(size)
    const portal = await ready({ phone, provider, network }, kind)
    network.rule({ match: UPLOAD, do: { kind: 'slowUpload', bytesPerSecond } })

    await kind.make(portal, 1)
    await expect.poll(() => network.sent(UPLOAD)).toHaveLength(1)
    await nota.make(portal, 1)

    await expect.poll(() => standing(portal, nota)).toEqual(['done'])
    expect(await standing(portal, kind)).toEqual(['sending'])
    await assertUsable({ phone })
    const seconds = (size * 4) / 3 / bytesPerSecond
    await expect
      .poll(() => standing(portal, kind), { timeout: (seconds + 60) * 1000, intervals: [1000] })
      .toEqual(['done'])
    const [upload, ...again] = network.sent(UPLOAD)
    expect(again).toEqual([])
    expect(Number(upload?.endedAt) - Number(upload?.at)).toBeGreaterThan(seconds * 900)
    const chosen = fileOf('1-0.jpg', size + 1).buffer
    expect(await provider.archivos()).toMatchObject([
      { huella: createHash('sha256').update(chosen).digest('hex') },
    ])
    await settle({ phone, provider, network }, 'norma')
  })

test('[FLT-07] a slow upload of a request does not delay a later dismissal', async ({
  phone,
  provider,
  network,
}) => {
  const match = `POST ${autorizaciones.guardar.path}`
  const orden = pdf('orden.pdf', 400_000)
  const portal = await ready({ phone, provider, network }, descarte)
  const asistente = asistenteOn(portal)
  const enPartes = `POST ${partes.guardar.path.replace('{clave}', '')}`
  network.rule({ match: enPartes, do: { kind: 'slowUpload', bytesPerSecond: 20_000 } })
  await portal.open('/autorizaciones')
  await asistente.abrir()
  await asistente.primerPaso()
  await asistente.siguiente()
  await asistente.elegir('Archivo PDF', orden)
  await expect(portal.page.getByText('1 de 4 archivos')).toBeVisible()
  await asistente.siguiente()
  await asistente.guardar()
  const begun = () =>
    network.log.some(({ method, path }) => `${method} ${path}`.startsWith(enPartes))
  await expect.poll(begun).toBe(true)
  await expect(portal.page.getByText('Se está enviando')).toBeVisible()

  await descarte.make(portal, 1)
  await expect.poll(() => standing(portal, descarte)).toEqual(['done'])
  const states = async () => (await portal.outbox()).map(({ state }) => state)
  expect(await states()).toEqual(['sending', 'done'])
  await expect.poll(states).toEqual(['done', 'done'])

  expect(network.sent(match)).toHaveLength(1)
  const [row] = await portal.outbox()
  expect(await provider.papelesDeSolicitud(String(row?.id))).toMatchObject([
    { nombre: 'orden.pdf', huella: hashOf(orden.buffer) },
  ])
  await settle({ phone, provider, network }, 'norma')
})
