import { expect, test } from 'vitest'

import { deBytes, enBytes } from '#local/candado/contenido.ts'
import {
  abierto,
  buzonDe,
  cerrado,
  envioDe,
  nuevaClave,
  type Llavero,
} from '#local/candado/llavero.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const HERE = utf8('tabla/1')
const TEXT = utf8('losartán')
const clave = nuevaClave()
const envio = envioDe(clave)
const uid = '1'

const said = (llavero: Llavero, sello: Uint8Array, place = HERE) => {
  const opened = llavero.abrir(sello, place)
  return opened && new TextDecoder().decode(opened)
}

test('the fields of a row are the same after encoding them as bytes and decoding them', () => {
  const row = {
    texto: 'ñandú',
    lista: [1, null, { a: Number.NaN, b: Infinity }],
    bytes: Uint8Array.of(1, 2, 255).buffer,
    vista: Uint8Array.of(9),
    hondo: { bytes: new ArrayBuffer(0) },
  }

  expect(deBytes(enBytes(row))).toEqual(row)
})

test('a value that JSON would change is refused', () => {
  expect(() => enBytes({ cuando: new Map([[1, 2]]) })).toThrow(/cuando/)
  expect(() => enBytes({ archivo: new Blob(['x']) })).toThrow(/archivo/)
})

test('sealed bytes are read with the key that sealed them, and only in their own row', () => {
  const llavero = abierto(clave, { uid })
  const sello = llavero.sellar(TEXT, HERE, false)

  expect(said(llavero, sello)).toBe('losartán')
  expect(said(abierto(clave, { uid }), sello)).toBe('losartán')
  expect(said(llavero, sello, utf8('tabla/2'))).toBeUndefined()
  expect(said(abierto(nuevaClave(), { uid }), sello)).toBeUndefined()
})

test('damaged sealed bytes are not opened', () => {
  const llavero = abierto(clave, { uid })
  const sello = llavero.sellar(TEXT, HERE, false)
  expect(said(llavero, sello)).toBe('losartán')
  for (let at = 0; at < sello.length; at += 1) {
    const damaged = sello.slice()
    damaged[at] = (damaged[at] ?? 0) ^ 1
    expect(said(llavero, damaged), `byte ${at}`).toBeUndefined()
  }
  for (const length of [0, 1, 8, 20]) expect(said(llavero, sello.slice(0, length))).toBeUndefined()
})

test('the last content of a row is read, and the one before it again', () => {
  const llavero = abierto(clave, { uid })
  const before = llavero.sellar(TEXT, HERE, false)
  const after = llavero.sellar(utf8('enalapril'), HERE, false)

  for (const [sello, text] of [
    [before, 'losartán'],
    [after, 'enalapril'],
    [before, 'losartán'],
  ] as const)
    expect(said(llavero, sello)).toBe(text)
})

test('a row with a mark of bytes in its text is read as it was written', () => {
  const row = { texto: '\u0000', clave: { '\u0001': '\\u0000' } }

  expect(deBytes(enBytes(row))).toEqual(row)
})

test('the same text is sealed differently each time', () => {
  const llavero = abierto(clave, { uid })

  expect(llavero.sellar(TEXT, HERE, false)).not.toEqual(llavero.sellar(TEXT, HERE, false))
})

test('a row that a locked phone sealed can be read only after unlocking', async () => {
  const closed = await cerrado(buzonDe(clave), { uid, envio })
  const sello = closed.sellar(TEXT, HERE, false)

  expect(said(abierto(clave, { uid }), sello)).toBe('losartán')
  expect(said(await cerrado(buzonDe(clave), { uid, envio }), sello)).toBeUndefined()
  expect(said(abierto(nuevaClave(), { uid }), sello)).toBeUndefined()
})

test('a row that an unlocked phone sealed cannot be read while the phone is locked', async () => {
  const sello = abierto(clave, { uid }).sellar(TEXT, HERE, false)

  expect(said(await cerrado(buzonDe(clave), { uid, envio }), sello)).toBeUndefined()
})

test('a locked phone reads unsent changes while the sender’s key is in the store', async () => {
  const unsent = abierto(clave, { uid }).sellar(TEXT, HERE, true)

  expect(said(await cerrado(buzonDe(clave), { uid, envio }), unsent)).toBe('losartán')
  expect(said(await cerrado(buzonDe(clave), { uid }), unsent)).toBeUndefined()
  expect(said(abierto(clave, { uid }), unsent)).toBe('losartán')
})

test('the key of a copy is sealed if it holds a search, and stays readable if it is a list', async () => {
  const open = abierto(clave, { uid })
  const search = 'recetas-buscadas/{"documento":30123456}'

  const [sealed = '', plain] = open.guardadas(search)

  expect(sealed).toMatch(/^recetas-buscadas\/~[\da-f]+$/)
  expect(plain).toBe(search)
  expect(abierto(clave, { uid }).guardadas(search)[0]).toBe(sealed)
  expect(open.real(sealed)).toBe(search)
  expect(abierto(nuevaClave(), { uid }).real(sealed)).toBe(sealed)
  expect(open.guardadas('grupo-familiar')).toEqual(['grupo-familiar'])
  expect(open.guardadas('autorizacion/7')).toEqual(['autorizacion/7'])
  const closed = await cerrado(buzonDe(clave), { uid })
  expect([closed.conoce(search), closed.conoce(sealed), closed.conoce('grupo-familiar')]).toEqual([
    false,
    true,
    true,
  ])
  expect(closed.guardadas(sealed)).toEqual([sealed])
})
