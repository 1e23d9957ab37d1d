import { afterEach, expect, test, vi } from 'vitest'

import { device } from '#live/telefono/device.ts'
import { hashOf } from '#local/documento/documento.ts'
import { type Pedido, pedidoLeyendo } from '#piezas/documento/pedido.ts'

const CLAVE = 'papel/7100001'

async function guardar(text: string) {
  const bytes = new TextEncoder().encode(text).buffer
  const archivo = { type: 'application/pdf', name: 'Receta.pdf' }
  const value = { ...archivo, size: bytes.byteLength, hash: await hashOf(bytes) }
  await device.lectura.copias.put({ key: CLAVE, resource: 'papel', value, savedAt: 1, askedAt: 1 })
  await device.lectura.archivos.put({ key: CLAVE, ...archivo, bytes })
}

/** The document's text, or the kind of failure. */
async function traido({ traer }: Pedido, deNuevo: boolean): Promise<string> {
  const answer = await traer(deNuevo)
  return answer.ok ? new TextDecoder().decode(answer.value.bytes) : answer.failure.kind
}

afterEach(async () => {
  vi.restoreAllMocks()
  await device.lectura.copias.delete(CLAVE)
  await device.lectura.archivos.delete(CLAVE)
})

test('[REC-09] a stored document is read once before it is asked for, and anew after that', async () => {
  await guardar('%PDF-1.7 una hoja')
  const reads = vi.spyOn(device.lectura, 'transaction')

  const pedido = pedidoLeyendo(CLAVE, 'Receta')
  expect(reads).toHaveBeenCalledTimes(1)
  expect(await traido(pedido, false)).toBe('%PDF-1.7 una hoja')
  expect(reads).toHaveBeenCalledTimes(1)

  await guardar('%PDF-1.7 otra hoja')
  expect(await traido(pedido, true)).toBe('%PDF-1.7 otra hoja')
})

test('[REC-09] a document that is no longer stored is reported, and found once it is back', async () => {
  const pedido = pedidoLeyendo(CLAVE, 'Receta')
  expect(await traido(pedido, false)).toBe('telefono')

  await guardar('%PDF-1.7 una hoja')
  expect(await traido(pedido, true)).toBe('%PDF-1.7 una hoja')
})
