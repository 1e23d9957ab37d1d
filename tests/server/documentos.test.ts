import { Worker } from 'node:worker_threads'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { RUTA_DEL_MANUAL } from '#contract/archivos.ts'
import { tamanos } from '#contract/extensiones/tamanos.ts'
import { recetas } from '#contract/recetas.ts'

import { type Documento } from '../../server/src/base/papel.ts'
import { createHacer, hacerAparte } from '../../server/src/documento/aparte.ts'
import { hacerDocumento } from '../../server/src/documento/hacerDocumento.ts'
import { createHechos } from '../../server/src/documento/hechos.ts'
import { limites } from '../../server/src/limites/tables.ts'
import { type Provider, startServer } from '../support/server.ts'
import { archivoEn } from './support/archivos.ts'
import { familiaDe, negativa, pedir, respuesta } from './support/pedir.ts'

const HOUR = 3_600_000
const FREE = () => Promise.resolve()
const hoja = (numero: string): Documento => ({
  titulo: 'Orden',
  numero,
  fecha: '2026-03-02',
  secciones: [{ titulo: 'Afiliado', lineas: [['Apellido y nombre', 'Ñandú, María']] }],
  pie: 'Sirve durante 30 días.',
})

let made = 0
const counted = createHechos({
  hacer: (papel) => {
    made++
    return hacerAparte(papel)
  },
})
let now = Date.now()
let provider: Provider
beforeAll(async () => {
  provider = await startServer({ hechos: counted, clock: () => now })
})
afterAll(() => provider.stop())
beforeEach(() => {
  made = 0
})

/** File address of one of her active prescriptions. */
async function receta(token: string, which = 0): Promise<string> {
  const idAfiliado = (await familiaDe(provider, token))[0] ?? 0
  const all = await respuesta(provider, recetas.buscar, { idAfiliado }, { token })
  const ids = all
    .filter(({ estado }) => estado.codigo === '1')
    .map(({ recetaElectronica }) => recetaElectronica.idRecetaElectronica)
  const { url } = await respuesta(
    provider,
    recetas.imprimir,
    { idsRecetas: ids.slice(which, which + 1) },
    { token },
  )
  return url
}
const pathIn = (url: string) => url.slice('/v1/files'.length)

test("[SEC-36] asking for a document's size makes the document once, and a download reuses it", async () => {
  const { token } = await provider.session('norma')
  const url = await receta(token)
  const path = pathIn(url)

  const first = await respuesta(provider, tamanos.tamano, { path }, { token })
  const again = await respuesta(provider, tamanos.tamano, { path }, { token })
  const { bytes } = await archivoEn(provider, url, token)

  expect(first).toEqual({ bytes: bytes.byteLength })
  expect(again).toEqual(first)
  expect(made).toBe(1)
})

test('[SEC-36] the manual requested twenty times at the same time is made once', async () => {
  const { token } = await provider.session('norma')
  const asked = Array.from({ length: 20 }, () =>
    archivoEn(provider, `/v1/files${RUTA_DEL_MANUAL}`, token),
  )

  const files = await Promise.all(asked)

  expect(new Set(files.map(({ status, bytes }) => `${status} ${bytes.byteLength}`)).size).toBe(1)
  expect(files[0]?.status).toBe(200)
  expect(made).toBe(1)
})

test('[SEC-36] a document is made again only after its data changed', async () => {
  const one = createHechos({ hacer: hacerAparte })

  const first = await one.bytes(hoja('1'), FREE)

  expect(await one.bytes(hoja('1'), FREE)).toBe(first)
  expect(await one.bytes(hoja('2'), FREE)).not.toEqual(first)
})

test('[SEC-36] a person may have 300 documents made in an hour; finished ones stay available', async () => {
  const { token } = await provider.session('voluntaria')
  const manual = `/v1/files${RUTA_DEL_MANUAL}`
  await archivoEn(provider, manual, token)
  const norma = await provider.session('norma')
  await provider.base.db
    .insert(limites)
    .values({ clave: `documentos:${norma.uid}`, desdeAt: now, cuenta: 300 })
    .onConflictDoUpdate({ target: limites.clave, set: { desdeAt: now, cuenta: 300 } })
  const path = pathIn(await receta(norma.token, 1))
  const weigh = () => pedir(provider, tamanos.tamano, { path }, norma)

  const answer = await weigh()

  expect(await negativa(Promise.resolve(answer))).toEqual([
    429,
    'Pediste muchos documentos en poco tiempo. Podés pedir más en 1 hora.',
  ])
  expect(answer.headers.get('retry-after')).toBe('3600')
  expect(made).toBe(0)
  expect((await archivoEn(provider, manual, norma.token)).status).toBe(200)
  now += HOUR
  expect((await weigh()).status).toBe(200)
})

test('a document made in the worker thread has the same bytes as one made directly', async () => {
  const here = await hacerDocumento(hoja('1'))
  await hacerDocumento(hoja('2'))

  expect((await hacerDocumento(hoja('1'))).equals(here)).toBe(true)
  const hechos = createHechos({ hacer: createHacer() })
  expect(here.equals(await hechos.bytes(hoja('1'), FREE))).toBe(true)
})

test('a document that cannot be made fails alone, and a dead worker thread is replaced', async () => {
  let started = 0
  const dies = 'require("node:worker_threads").parentPort.on("message", () => process.exit(3))'
  const fails =
    'const { parentPort } = require("node:worker_threads"); let n = 0; parentPort.on("message", () => parentPort.postMessage(n++ ? new Uint8Array([7]) : new Error("no letters")))'
  const hechos = createHechos({
    hacer: createHacer(() => new Worker(started++ === 0 ? dies : fails, { eval: true })),
  })

  await expect(hechos.bytes(hoja('1'), FREE)).rejects.toThrow('ended')
  await expect(hechos.bytes(hoja('1'), FREE)).rejects.toThrow('no letters')
  expect(await hechos.bytes(hoja('1'), FREE)).toEqual(new Uint8Array([7]))
  expect(started).toBe(2)
})

test('made documents are cached up to a total size, and the oldest is dropped first', async () => {
  let asked = 0
  const hechos = createHechos({
    room: 10,
    hacer: () => {
      asked++
      return Promise.resolve(new Uint8Array(4))
    },
  })
  for (const numero of ['1', '2', '1', '3']) await hechos.bytes(hoja(numero), FREE)
  expect(asked).toBe(3)

  await hechos.bytes(hoja('1'), FREE)
  expect(asked).toBe(3)
  await hechos.bytes(hoja('2'), FREE)
  expect(asked).toBe(4)
  expect(await hechos.peso(hoja('3'), FREE)).toBe(4)
  expect(asked).toBe(4)
})
