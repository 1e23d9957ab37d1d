import { createHash } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type { Adjunto } from '#contract/autorizacion.ts'
import { autorizaciones } from '#contract/autorizaciones.ts'
import { PARTE, partes } from '#contract/extensiones/partes.ts'

import { cleanUp } from '../../server/src/gateway/cleanUp.ts'
import { subidas } from '../../server/src/gateway/tables.ts'
import { startBareInsurer } from '../support/bareInsurer.ts'
import { builtApp } from '../support/builtApp.ts'
import { openGatewayBase, startTestGateway } from '../support/gateway.ts'
import { type Session, newKey } from '../support/server.ts'
import { pdf } from '../support/solicitud.ts'
import { archivoEn } from './support/archivos.ts'
import { familiaDe, pedir, respuesta } from './support/pedir.ts'

const DIA = 24 * 3_600_000
const huellaDe = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const GUARDAR = autorizaciones.guardar.path

const dos = [pdf('orden.pdf', 200_000), pdf('estudio.pdf', 250_001)] as const
const junto = Buffer.concat(dos.map(({ buffer }) => buffer))

let now = Date.now()
let insurer: Awaited<ReturnType<typeof startBareInsurer>>
let opened: Awaited<ReturnType<typeof openGatewayBase>>
let gateway: Awaited<ReturnType<typeof startTestGateway>>
let norma: Session
let idAfiliado = 0
const { appDir, remove } = builtApp()

beforeAll(async () => {
  insurer = await startBareInsurer()
  opened = await openGatewayBase('PGlite')
  const { base } = opened
  gateway = await startTestGateway({ appDir, api: insurer.api.url, base, clock: () => now })
  norma = await insurer.provider.session('norma')
  ;[idAfiliado = 0] = await familiaDe(gateway, norma.token)
})
beforeEach(() => {
  insurer.api.enderezar()
  insurer.api.pedidos.length = 0
})
afterAll(async () => {
  await gateway.stop()
  await opened.close()
  await insurer.stop()
  remove()
})

const parte = (clave: string, todo: Buffer, desde: number, over: object = {}) => {
  const bytes = new Uint8Array(todo.subarray(desde, desde + PARTE))
  const asked = { clave, desde, total: todo.length, huella: huellaDe(bytes) }
  return { ...asked, bytes: bytes.buffer, ...over }
}
const guardar = (asked: ReturnType<typeof parte>, { token } = norma) =>
  pedir(gateway, partes.guardar, asked, { token })
const recibidas = async (clave: string, { token } = norma) =>
  (await respuesta(gateway, partes.recibidas, { clave, total: junto.length }, { token })).desde
async function subir(clave: string, desde = 0) {
  for (let at = desde; at < junto.length; at += PARTE) {
    const answer = await guardar(parte(clave, junto, at))
    expect(answer.status).toBe(200)
  }
}
const adjunto = ({ name, buffer }: ReturnType<typeof pdf>, subido: Adjunto['subido']): Adjunto => ({
  fileName: name,
  extension: 'pdf',
  dimension: buffer.length,
  contentBase64: '',
  requerido: true,
  id: name,
  moduleContainerPathName: 'documentacionRequerida',
  subido,
})
const conDos = (clave: string) => [
  adjunto(dos[0], { clave, desde: 0, huella: huellaDe(dos[0].buffer) }),
  adjunto(dos[1], { clave, desde: dos[0].buffer.length, huella: huellaDe(dos[1].buffer) }),
]
const pedido = (clave: string, adjuntos = conDos(clave), { token } = norma) =>
  pedir(
    gateway,
    autorizaciones.guardar,
    {
      idAfiliado,
      tipoCobertura: { codigo: '166' },
      documentacionRequerida: adjuntos,
      documentacionOpcional: [],
      documentacionHistoriaClinica: [],
      uidContext: clave,
    },
    { token, clave },
  )
const pedidosDeGuardar = () => insurer.api.pedidos.filter(({ url }) => url === GUARDAR)
const enEspera = () => opened.base.db.select().from(subidas)

test('[FILE-01, FLT-16] files uploaded in parts to a gateway reach the insurer whole, in one call', async () => {
  const clave = newKey()
  await guardar(parte(clave, junto, 0))
  // Sends a part again, then a later one, and then the next one twice at the same time.
  expect(await (await guardar(parte(clave, junto, 0))).json()).toEqual({ desde: PARTE })
  expect(await (await guardar(parte(clave, junto, 2 * PARTE))).json()).toEqual({ desde: PARTE })
  await Promise.all([1, 2].map(() => guardar(parte(clave, junto, PARTE))))
  expect(await recibidas(clave)).toBe(2 * PARTE)
  const early = await pedido(clave)
  expect([early.status, early.headers.get('retry-after')]).toEqual([409, '1'])
  expect(pedidosDeGuardar()).toEqual([])
  await subir(clave, 2 * PARTE)

  const [first, again] = [await pedido(clave), await pedido(clave)]

  expect([first.status, again.status]).toEqual([200, 200])
  const made = (await first.json()) as { idSolicitudCobertura: number }
  expect(await again.json()).toEqual(made)
  expect(pedidosDeGuardar()).toHaveLength(1)
  expect(await recibidas(clave)).toBe(junto.length)
  expect(await enEspera()).toEqual([])
  const asked = { id: made.idSolicitudCobertura }
  const { documentacion } = await respuesta(gateway, autorizaciones.detalle, asked, norma)
  for (const [n, { name, buffer }] of dos.entries()) {
    const path = `/v1/files${documentacion?.[n]?.path}`
    const stored = await archivoEn(insurer.provider, path, norma.token)
    expect(stored).toMatchObject({ status: 200, name })
    expect(stored.bytes.equals(buffer)).toBe(true)
  }
})

test('[SEC-01, SEC-36] a gateway refuses parts of another person, of a wrong size or place, or above the limit', async () => {
  const clave = newKey()
  const sola = await insurer.provider.session('sola')
  await subir(clave)

  expect(await recibidas(clave, sola)).toBe(0)
  const refused: [object, number][] = [
    [{ huella: huellaDe(Buffer.from('otra cosa')) }, 409],
    [{ desde: 1 }, 422],
    [{ desde: -PARTE }, 422],
    [{ total: PARTE - 1 }, 422],
    [{ total: 13 * 1024 * 1024 }, 413],
    [{ clave: 'x' }, 422],
  ]
  for (const [over, status] of refused)
    expect([over, (await guardar(parte(newKey(), junto, 0, over))).status]).toEqual([over, status])
  const forged = { ...norma, token: `${norma.token}x` }
  expect((await guardar(parte(newKey(), junto, 0), forged)).status).toBe(401)
  const altered = conDos(clave).map((one) => ({ ...one, subido: { clave, desde: -1, huella: '' } }))
  expect((await pedido(clave, altered)).status).toBe(422)
  expect(pedidosDeGuardar()).toEqual([])
})

test('[SEC-44] the gateway stores parts encrypted, and deletes them with a doubtful or abandoned upload', async () => {
  const [doubtful, abandoned] = [newKey(), newKey()]
  await subir(doubtful)
  const stored = await enEspera()
  expect(stored.length).toBeGreaterThan(0)
  for (const { bytes, ...row } of stored) {
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('endobj')
    expect(JSON.stringify(row)).not.toContain(doubtful)
  }
  insurer.api.desviar(GUARDAR, () => undefined)

  expect(await (await pedido(doubtful)).json()).toMatchObject({ codigo: 'dudosa' })
  expect(await recibidas(doubtful)).toBe(junto.length)
  await guardar(parte(abandoned, junto, 0))
  await cleanUp(opened.base.db, now + 14 * DIA)
  expect(await recibidas(abandoned)).toBe(PARTE)
  await cleanUp(opened.base.db, now + 16 * DIA)
  expect(await recibidas(abandoned)).toBe(0)
  expect(pedidosDeGuardar()).toHaveLength(1)
})
