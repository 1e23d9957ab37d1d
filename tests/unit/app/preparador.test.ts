import { expect, test } from 'vitest'

import { preparador } from '#app/trabajadores/preparador.ts'

// There is no worker, as on a phone that has not loaded the worker's script yet.
const preparar = (...parts: BlobPart[]) =>
  preparador.preparar('a', new Blob(parts), () => undefined)

test('[WIZ-09, WIZ-13] a PDF can be attached before the code that prepares pictures has loaded', async () => {
  const pdf = '%PDF-1.4\n1 0 obj<</Type /Page>>endobj\n%%EOF\n'
  const preparado = await preparar(pdf)
  expect(preparado).toMatchObject({ state: 'lista', type: 'application/pdf', hojas: 1 })
  expect(preparado).toHaveProperty('bytes.byteLength', pdf.length)
})

test('[WIZ-09] without the code that prepares pictures a picture waits, and other kinds are refused', async () => {
  expect(await preparar(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toEqual({
    state: 'no',
    porQue: 'sin-taller',
  })
  expect(await preparar('hola')).toEqual({ state: 'no', porQue: 'otra-cosa' })
})
