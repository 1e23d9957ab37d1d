import { expect, test } from 'vitest'

import type { Call } from '#contract/call.ts'
import type { Device } from '#local/bases/device.ts'
import { freeRoom } from '#local/bases/room.ts'
import { documento, isIntact } from '#local/documento/documento.ts'
import { juzgar } from '#local/documento/juicio.ts'
import { enBase64, enDireccion, pathOf } from '#local/documento/traer.ts'
import { changeSession, endSession } from '#local/session/session.ts'
import { warm } from '#sync/fresh.ts'
import { pull } from '#sync/pull.ts'

import { catalogoDePrueba, fails, phone, provider, world } from '../../../support/phone.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer
const PDF = bytesOf('%PDF-1.7\nuna hoja\n%%EOF\n')

/** The provider's answer for each document, by its number. */
function area(answers: Record<number, ArrayBuffer | (() => never)>, warmed?: number[]) {
  const papel = documento<{ n: number }>({
    name: 'papel',
    key: ({ n }) => `papel/${n}`,
    nombre: ({ n }) => `Receta ${n}: Quiroga/Norma.pdf`,
    ...(warmed && { warm: async () => warmed.map((n) => ({ n })), onlyWarm: true }),
    async traer(_call, { n }) {
      const answer = answers[n] ?? fails({ kind: 'no-answer', timedOut: false })
      return {
        bytes: typeof answer === 'function' ? answer() : answer,
        type: 'text/html',
        name: '',
      }
    },
  })
  const on = (device: Device) => ({
    ...world(device, provider().call),
    catalog: { ...catalogoDePrueba, resources: [papel] },
  })
  return { papel, on }
}

test('[FLT-76, FILE-01] a document is stored as bytes with its type, size and file name', async () => {
  const device = await phone()
  const { papel, on } = area({ 1: PDF })

  expect(await pull(on(device), papel, { n: 1 })).toBe('stored')

  const copy = await device.lectura.copias.get('papel/1')
  expect(copy?.value).toEqual({
    name: 'Receta 1 Quiroga Norma.pdf',
    type: 'application/pdf',
    size: PDF.byteLength,
    hash: expect.stringMatching(/^[\da-f]{64}$/),
  })
  const file = await device.lectura.archivos.get('papel/1')
  expect(file).toMatchObject({ type: 'application/pdf', name: 'Receta 1 Quiroga Norma.pdf' })
  expect(file?.bytes).toBeInstanceOf(ArrayBuffer)
  expect(await isIntact(copy?.value as never, file?.bytes)).toBe(true)
  expect(await isIntact(copy?.value as never, bytesOf('%PDF-1.7\nuna hojo\n%%EOF\n'))).toBe(false)
})

test.each([
  ['no bytes at all', '', 'vacio'],
  ['a page in its place', '<!doctype html><h1>Wi-Fi</h1>', 'otra-cosa'],
  ['half of one', '%PDF-1.7\nuna ho', 'cortado'],
  ['a picture cut off', '\u00FF\u00D8\u00FF\u00E0JFIF', 'cortado'],
])(
  '[FLT-74, FLT-18] %s is refused as a document, and the stored document stays',
  async (_what, text, how) => {
    const device = await phone()
    const answers = { 1: PDF }
    const { papel, on } = area(answers)
    await pull(on(device), papel, { n: 1 })
    answers[1] = bytesOf(text)

    expect(await pull(on(device), papel, { n: 1 })).toBe('failed')

    expect((await device.lectura.fallas.get('papel/1'))?.failure).toEqual({ kind: 'damaged', how })
    expect((await device.lectura.archivos.get('papel/1'))?.bytes).toEqual(PDF)
  },
)

test('[FLT-58] a document larger than a phone should keep is refused', () => {
  expect(juzgar(new ArrayBuffer(30 * 1024 * 1024))).toEqual({ how: 'enorme' })
})

test('a picture that was sent is recognised as a JPEG by its own bytes', () => {
  expect(juzgar(bytesOf('\u00FF\u00D8\u00FF\u00E0JFIF\u00FF\u00D9'))).toEqual({
    type: 'image/jpeg',
  })
  expect(juzgar(bytesOf('\u0089PNG\r\n\u001A\nIEND'))).toEqual({ type: 'image/png' })
})

test('[FLT-65] a sign-out deletes every stored document', async () => {
  const device = await phone()
  const { papel, on } = area({ 1: PDF })
  await pull(on(device), papel, { n: 1 })

  await endSession(device, 'salir', 1, 0)

  expect(await device.lectura.archivos.count()).toBe(0)
  expect(await device.lectura.copias.count()).toBe(0)
})

test('[FLT-35] a full phone deletes documents with their bytes', async () => {
  const device = await phone()
  const { papel, on } = area({ 1: PDF })
  const { catalog } = on(device)
  await pull(on(device), papel, { n: 1 })

  await freeRoom(device, catalog)

  expect(await device.lectura.archivos.count()).toBe(0)
})

test('a document that no list names any more is deleted with its bytes; the others stay', async () => {
  const device = await phone()
  const warmed = [1, 2]
  const { on } = area({ 1: PDF, 2: PDF }, warmed)
  await warm(on(device))
  expect(await device.lectura.archivos.count()).toBe(2)
  warmed.pop()

  await warm(on(device))

  expect(await device.lectura.archivos.toCollection().primaryKeys()).toEqual(['papel/1'])
})

test('[SEC-33] a phone that its person called shared keeps no document', async () => {
  const device = await phone()
  await changeSession(device.salida, 1, () => ({ shared: true }))
  const { papel, on } = area({ 1: PDF })

  expect(await pull(on(device), papel, { n: 1 })).toBe('not-here')

  expect(await device.lectura.archivos.count()).toBe(0)
})

test('[FILE-03] a document sent inside an answer is stored like a downloaded document', () => {
  const pdf = Buffer.from(PDF).toString('base64')
  const base64 = enBase64({ pdf }, 'Orden 7.pdf')
  expect(base64.bytes).toEqual(PDF)
  expect(enBase64({ pdf: `data:application/pdf;base64,${pdf}` }, 'Orden 7.pdf')).toEqual(base64)
  expect(() => enBase64({ pdf: '%%%' }, 'Orden 7.pdf')).toThrow('damaged')
})

test.each([
  ['/v1/files/abc', '/abc'],
  ['https://otro.example/portal/v1/files/a%20b/c.pdf?x=1', '/a b/c.pdf'],
  ['/informes/abc.pdf', '/informes/abc.pdf'],
  ['https://otro.example/abc.pdf', undefined],
  ['//otro.example/abc.pdf', undefined],
  ['javascript:alert(1)', undefined],
  ['/v1/files/%E0%A4%A', undefined],
])(
  '[FILE-01, SEC-38] the document address %s is requested from our own provider or not at all',
  (url, path) => {
    expect(pathOf(url)).toBe(path)
  },
)

test('an invalid document address in an answer makes the answer invalid', async () => {
  const call = (() => expect.unreachable()) as unknown as Call
  await expect(enDireccion(call, { url: 'https://otro.example/a.pdf' })).rejects.toMatchObject({
    failure: { kind: 'shape' },
  })
})
