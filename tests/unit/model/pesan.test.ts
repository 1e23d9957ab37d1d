import { expect, test } from 'vitest'

import { laMasPesada, masLivianos } from '#model/papeles/pesan.ts'

const archivo = (name: string, type: string, size: number) => ({
  name,
  type,
  bytes: new ArrayBuffer(size),
})
const FOTO = archivo('foto.png', 'image/png', 100)
const PDF = archivo('orden.pdf', 'application/pdf', 300)

test('[FLT-13] of the files of a request the largest is named; of two equal files, the first', () => {
  expect(laMasPesada([])).toBeUndefined()
  expect(laMasPesada([FOTO, PDF])).toBe(PDF)
  expect(laMasPesada([FOTO, archivo('b.png', 'image/png', 100)])).toBe(FOTO)
})

test('[FLT-13] pictures are replaced by smaller versions in the same order; other files stay unchanged', async () => {
  const asked: [number, string][] = []
  const made = await masLivianos([FOTO, PDF], async ({ size, type }) => {
    asked.push([size, type])
    return new ArrayBuffer(40)
  })
  expect(asked).toEqual([[100, 'image/png']])
  expect(made).toEqual([archivo('foto.png', 'image/jpeg', 40), PDF])
})

test('[FLT-13] if no picture can be made smaller, the request has nothing new to send', async () => {
  const never = () => Promise.resolve(undefined)
  expect(await masLivianos([PDF], never)).toBeUndefined()
  expect(await masLivianos([FOTO, PDF], never)).toBeUndefined()
  const one = async ({ size }: Blob) => (size === 100 ? undefined : new ArrayBuffer(1))
  const both = [FOTO, archivo('b.jpg', 'image/jpeg', 200)]
  expect(await masLivianos(both, one)).toEqual([FOTO, archivo('b.jpg', 'image/jpeg', 1)])
})
