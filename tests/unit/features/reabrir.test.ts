import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { aBorrador } from '#features/autorizaciones/aBorrador.ts'
import { reabrir } from '#features/autorizaciones/reabrir.ts'
import { device } from '#live/telefono/device.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { startSession } from '#local/session/session.ts'
import { type NuevaSolicitud, guardarSolicitud } from '#model/nuevaSolicitud.ts'

import { tokenOf } from '../../support/phone.ts'

const { operaciones, archivos, borradores, adjuntos } = device.salida

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} })
  vi.stubGlobal('navigator', {}) // There is no service worker here.
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await Promise.all([operaciones, archivos, borradores, adjuntos].map((table) => table.clear()))
})

test('[FLT-13] a request refused as too large becomes a draft again, with the smaller files', async () => {
  const { generation } = await startSession(device, tokenOf(1), { shared: false })
  const foto = { name: 'foto.jpg', type: 'image/jpeg', bytes: new ArrayBuffer(100) }
  const payload: NuevaSolicitud = {
    idAfiliado: 1,
    quien: 'Norma',
    tipoCobertura: { codigo: '166', descripcion: 'x' },
    uidContext: 'u',
    papeles: [{ id: 'p', paso: 'requerida', antes: 900 }],
    bytes: 100,
  }
  const id = await enqueue(device, guardarSolicitud, payload, { now: 1, files: [foto] })

  const livianas = [{ ...foto, bytes: new ArrayBuffer(40) }]
  await reabrir({ id, generation }, 'solicitud/x', () => aBorrador(payload, livianas))

  const [draft] = await borradores.toArray()
  expect(draft?.value).toMatchObject({ papeles: { requerida: [{ id: 'p', bytes: 40 }] } })
  expect((await adjuntos.get('p'))?.bytes.byteLength).toBe(40)
})

test('[WIZ-08] a request reopened for correction counts the pages of its PDFs', () => {
  const { buffer } = new TextEncoder().encode('%PDF-1.7 /Type /Pages /Type /Page /Type /Page %%EOF')
  const payload: NuevaSolicitud = {
    idAfiliado: 1,
    quien: 'Norma',
    tipoCobertura: { codigo: '166', descripcion: 'x' },
    uidContext: 'u',
    papeles: [{ id: 'p', paso: 'requerida', antes: 900 }],
    bytes: 100,
  }
  const { value } = aBorrador(payload, [
    { name: 'orden.pdf', type: 'application/pdf', bytes: buffer },
  ])
  expect(value.papeles.requerida).toMatchObject([{ nombre: 'orden.pdf', hojas: 2 }])
})
