import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { aBorrador } from '#features/autorizaciones/aBorrador.ts'
import { reabrir } from '#features/autorizaciones/reabrir.ts'
import { device } from '#live/telefono/device.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { startSession } from '#local/session/session.ts'
import { type NuevaSolicitud, guardarSolicitud } from '#model/nuevaSolicitud.ts'
import { closeToast, currentToast } from '#ui/toasts.ts'

import { tokenOf } from '../../support/phone.ts'

const { operaciones, archivos, borradores, adjuntos } = device.salida

const FOTO = { name: 'foto.jpg', type: 'image/jpeg', bytes: new ArrayBuffer(100) }
const PAYLOAD: NuevaSolicitud = {
  idAfiliado: 1,
  quien: 'Norma',
  tipoCobertura: { codigo: '166', descripcion: 'x' },
  uidContext: 'u',
  papeles: [{ id: 'p', paso: 'requerida', antes: 900 }],
  bytes: 100,
}

let full = false
adjuntos.hook('creating', () => {
  if (full) throw new DOMException('full', 'QuotaExceededError')
})

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} })
  vi.stubGlobal('navigator', {}) // There is no service worker here.
})

afterEach(async () => {
  full = false
  for (let toast = currentToast(); toast; toast = currentToast()) closeToast(toast.id)
  vi.unstubAllGlobals()
  await Promise.all([operaciones, archivos, borradores, adjuntos].map((table) => table.clear()))
})

/** An unsent request with its photo. */
async function sinEnviar() {
  const { generation } = await startSession(device, tokenOf(1), { shared: false })
  const id = await enqueue(device, guardarSolicitud, PAYLOAD, { now: 1, files: [FOTO] })
  return { id, generation }
}

test('[FLT-13] a request refused as too large becomes a draft again, with the smaller files', async () => {
  const cambio = await sinEnviar()

  const livianas = [{ ...FOTO, bytes: new ArrayBuffer(40) }]
  expect(await reabrir(cambio, 'solicitud/x', () => aBorrador(PAYLOAD, livianas))).toBe(true)

  const [draft] = await borradores.toArray()
  const [papel] = await adjuntos.toArray()
  expect(draft?.value).toMatchObject({ papeles: { requerida: [{ id: papel?.id, bytes: 40 }] } })
  expect(papel?.bytes.byteLength).toBe(40)
})

test('[FLT-50, WIZ-08] a request that is reopened by two presses becomes one draft with its files', async () => {
  const cambio = await sinEnviar()
  const abrir = (formulario: string) =>
    reabrir(cambio, formulario, (files) => aBorrador(PAYLOAD, files))

  expect(await Promise.all([abrir('solicitud/a'), abrir('solicitud/b')])).toEqual([true, false])

  expect(await borradores.toArray()).toMatchObject([{ formulario: 'solicitud/a' }])
  expect(await adjuntos.toArray()).toMatchObject([{ formulario: 'solicitud/a' }])
  expect(await operaciones.count()).toBe(0)
  expect(currentToast()).toBeUndefined()
})

test('[FLT-50, WIZ-08] two drafts of one request have papers with different ids', () => {
  const [uno, otro] = [aBorrador(PAYLOAD, [FOTO]), aBorrador(PAYLOAD, [FOTO])]

  expect(uno.value.papeles.requerida).toMatchObject([{ id: uno.ids[0], nombre: 'foto.jpg' }])
  expect(new Set([...uno.ids, ...otro.ids, 'p']).size).toBe(3)
})

test('[FLT-35] a full phone says why a request cannot be reopened, and the request stays', async () => {
  const cambio = await sinEnviar()
  full = true

  const abierta = await reabrir(cambio, 'solicitud/x', (files) => aBorrador(PAYLOAD, files))

  expect(abierta).toBe(false)
  expect(currentToast()?.text).toContain('No hay lugar para guardar.')
  expect(await operaciones.toArray()).toMatchObject([{ id: cambio.id, state: 'pending' }])
  expect(await archivos.count()).toBe(1)
  expect([...(await borradores.toArray()), ...(await adjuntos.toArray())]).toEqual([])
})

test('[WIZ-08] a request reopened for correction counts the pages of its PDFs', () => {
  const { buffer } = new TextEncoder().encode('%PDF-1.7 /Type /Pages /Type /Page /Type /Page %%EOF')
  const { value } = aBorrador(PAYLOAD, [
    { name: 'orden.pdf', type: 'application/pdf', bytes: buffer },
  ])
  expect(value.papeles.requerida).toMatchObject([{ nombre: 'orden.pdf', hojas: 2 }])
})
