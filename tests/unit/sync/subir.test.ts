import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import type { Adjunto } from '#contract/autorizacion.ts'
import { autorizaciones } from '#contract/autorizaciones.ts'
import type { Call, CallOptions } from '#contract/call.ts'
import { PARTE, partes } from '#contract/extensiones/partes.ts'
import type { Device } from '#local/bases/device.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { guardarSolicitud } from '#model/nuevaSolicitud.ts'
import type { PasoConPapeles } from '#model/papeles/papel.ts'
import { drain } from '#sync/drain.ts'

import { fails, phone, world } from '../../support/phone.ts'

const CON_PARTES = ['idempotencia', 'partes']
const catalog = { resources: [], operations: [guardarSolicitud] }
const NO_ANSWER = { kind: 'no-answer', timedOut: false } as const

const bytesOf = (n: number, size: number) => new Uint8Array(size).fill(n).buffer
const huellaDe = (bytes: ArrayBuffer) =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex')

async function guardada(
  device: Device,
  sizes: number[],
  { codigo = '166', pasos = [] as readonly PasoConPapeles[] } = {},
) {
  const files = sizes.map((size, n) => ({
    bytes: bytesOf(n, size),
    type: 'application/pdf',
    name: `${n}.pdf`,
  }))
  const papeles = sizes.map((antes, n) => ({ id: `${n}`, paso: pasos[n] ?? 'requerida', antes }))
  const payload = {
    idAfiliado: 1,
    quien: 'Norma',
    tipoCobertura: { codigo, descripcion: 'Prácticas' },
    uidContext: crypto.randomUUID(),
    papeles,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  }
  return enqueue(device, guardarSolicitud, payload, { now: 1, files })
}

type Asked = { path: string; request: never; key: string | undefined }

/** A provider that stores uploaded parts; `fail` says which of the calls, counted from 1, fails and how. */
function proveedor(fail: (n: number, path: string) => void = () => {}) {
  const asked: Asked[] = []
  const kept: ArrayBuffer[] = []
  const has = () => kept.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const call = (async (
    endpoint: { path: string; method: string },
    request: never,
    { key, before }: CallOptions = {},
  ) => {
    await before?.(key === undefined ? [] : ['idempotencia'])
    const path = endpoint === partes.recibidas ? 'recibidas' : endpoint.path
    asked.push({ path, request, key })
    fail(asked.length, path)
    if (endpoint === partes.guardar) {
      const { desde, bytes } = request as { desde: number; bytes: ArrayBuffer }
      if (desde === has()) kept.push(bytes)
      return { desde: has() }
    }
    if (endpoint === partes.recibidas) return { desde: has() }
    return endpoint === autorizaciones.guardar
      ? { idSolicitudCobertura: 7 }
      : { url: '/v1/files/x' }
  }) as unknown as Call
  const guardados = () =>
    asked
      .filter(({ path }) => path === autorizaciones.guardar.path)
      .map(
        ({ request }) => (request as { documentacionRequerida: Adjunto[] }).documentacionRequerida,
      )
  return { call, asked, kept, guardados, paths: () => asked.map(({ path }) => path) }
}

test('[FLT-40, FLT-73] an interrupted upload continues with the missing part, and the request has every part', async () => {
  const device = await phone({ capacidades: CON_PARTES })
  const id = await guardada(device, [PARTE + 10, 2 * PARTE])
  const { call, asked, kept, guardados } = proveedor((n) => {
    if (n === 3) fails(NO_ANSWER)
  })

  await drain(world(device, call, { catalog }))
  const row = await device.salida.operaciones.get({ id })
  expect(row?.subido).toEqual({ bytes: 2 * PARTE, total: 3 * PARTE + 10 })
  expect(row?.carried).toBeUndefined()
  await drain(world(device, call, { catalog }), { now: true })

  expect(asked.slice(3).map(({ path }) => path)).toEqual([
    'recibidas',
    partes.guardar.path,
    partes.guardar.path,
    autorizaciones.guardar.path,
    autorizaciones.imprimirComprobante.path,
  ])
  expect(kept.map(({ byteLength }) => byteLength)).toEqual([PARTE, PARTE, PARTE, 10])
  const [papeles = []] = guardados()
  expect(papeles).toMatchObject([
    { contentBase64: '', dimension: PARTE + 10, subido: { clave: id, desde: 0 } },
    { contentBase64: '', dimension: 2 * PARTE, subido: { clave: id, desde: PARTE + 10 } },
  ])
  expect(papeles.map(({ subido }) => subido?.huella)).toEqual([
    huellaDe(bytesOf(0, PARTE + 10)),
    huellaDe(bytesOf(1, 2 * PARTE)),
  ])
  // No part is sent under the key of the request itself.
  expect(asked.filter(({ key }) => key === id)).toHaveLength(1)
  expect((await device.salida.operaciones.get({ id }))?.state).toBe('done')
})

test.each([
  ['166', [true, false, true]],
  ['262', [true, true, true]],
])(
  '[API-72] a request of type %s marks its attachments as required: %o',
  async (codigo, requeridos) => {
    const device = await phone({ capacidades: ['idempotencia'] })
    const PASOS = ['requerida', 'opcional', 'historia'] as const
    await guardada(device, [5, 5, 5], { codigo, pasos: PASOS })
    const { call, asked } = proveedor()

    await drain(world(device, call, { catalog }))

    const pedido: Record<string, Adjunto[] | undefined> = asked[0]?.request ?? {}
    const { documentacionRequerida, documentacionOpcional, documentacionHistoriaClinica } = pedido
    const listas = [documentacionRequerida, documentacionOpcional, documentacionHistoriaClinica]
    expect(listas.map((lista) => lista?.map(({ requerido }) => requerido))).toEqual(
      requeridos.map((one) => [one]),
    )
  },
)

test('[API-01] small files, and all files without the capability of parts, are sent in the call itself', async () => {
  for (const [capacidades, size] of [
    [CON_PARTES, PARTE],
    [['idempotencia'], 3 * PARTE],
  ] as const) {
    const device = await phone({ capacidades: [...capacidades] })
    await guardada(device, [size])
    const { call, paths, guardados } = proveedor()

    await drain(world(device, call, { catalog }))

    expect(paths()).toEqual([autorizaciones.guardar.path, autorizaciones.imprimirComprobante.path])
    const [[papel] = []] = guardados()
    expect(papel?.subido).toBeUndefined()
    expect(Buffer.from(papel?.contentBase64 ?? '', 'base64')).toHaveLength(size)
  }
})

test("[FLT-26] a request is repeated in the form first sent, even if the provider's capabilities changed", async () => {
  const host = (device: Device, capacidades: string[]) =>
    device.publica.valores.update('host', {
      value: { base: '', provider: 'portal-afiliados', capacidades },
    })
  const seCorta = (_n: number, path: string) => {
    if (path === autorizaciones.guardar.path) fails(NO_ANSWER)
  }

  const plain = await phone({ capacidades: ['idempotencia'] })
  await guardada(plain, [2 * PARTE])
  await drain(world(plain, proveedor(seCorta).call, { catalog }))
  await host(plain, CON_PARTES)
  const again = proveedor()
  await drain(world(plain, again.call, { catalog }), { now: true })
  expect(again.guardados()[0]?.[0]?.subido).toBeUndefined()

  const sent = await phone({ capacidades: CON_PARTES })
  await guardada(sent, [2 * PARTE])
  await drain(world(sent, proveedor(seCorta).call, { catalog }))
  await host(sent, ['idempotencia'])
  const without = proveedor((_n, path) => {
    if (path === 'recibidas') fails({ kind: 'not-offered' })
  })
  await drain(world(sent, without.call, { catalog }), { now: true })
  expect(without.guardados()[0]?.[0]).toMatchObject({ contentBase64: '', subido: { desde: 0 } })
})

test('[FLT-13] if the provider refuses uploads in parts, files are sent whole; a busy one is waited for', async () => {
  const device = await phone({ capacidades: CON_PARTES })
  const id = await guardada(device, [2 * PARTE])
  let status = 429
  const { call, paths, guardados } = proveedor((_n, path) => {
    if (path === partes.guardar.path) fails({ kind: 'status', status, statusText: '' })
  })

  await drain(world(device, call, { catalog }))
  expect(paths()).toEqual([partes.guardar.path])
  status = 404
  await drain(world(device, call, { catalog }), { now: true })

  expect(guardados()[0]?.[0]?.subido).toBeUndefined()
  expect((await device.salida.operaciones.get({ id }))?.state).toBe('done')
})
