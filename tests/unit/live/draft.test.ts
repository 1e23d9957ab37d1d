import { Dexie } from 'dexie'
import { expect, test, vi } from 'vitest'

import { makeDraft } from '#live/borradores/draft.ts'
import { pagina } from '#live/telefono/pagina.ts'
import type { Device } from '#local/bases/device.ts'
import { keepBorrador } from '#local/outbox/borradores.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { startSession } from '#local/session/session.ts'

import { agregarPalabra, phone, tokenOf } from '../../support/phone.ts'

const NOTE = { formulario: 'nota', generation: 1 }

async function windowOn(device: Device, name: string, of = NOTE) {
  const draft = makeDraft(device, of, name)
  draft.follow()
  await vi.waitFor(() => expect(draft.now()).toBeDefined())
  return draft
}

const rows = ({ salida }: Device) => salida.borradores.toArray()

test('[FLT-53] typed text is stored from the first key on, under its person', async () => {
  const device = await phone({ uid: 7 })
  const draft = await windowOn(device, 'una')
  expect(draft.now()?.value).toBeUndefined()

  draft.change('h')
  await draft.write()
  expect(await rows(device)).toMatchObject([{ uid: '7', formulario: 'nota', value: 'h' }])

  draft.change('ho')
  draft.change('hola')
  await draft.write()
  expect(await rows(device)).toMatchObject([{ value: 'hola', clave: draft.now()?.clave }])

  const again = await windowOn(device, 'otra')
  expect(again.now()).toMatchObject({ value: 'hola', clave: draft.now()?.clave })
})

test('[FLT-50] two windows with the same form share one draft, and saving in both makes one change', async () => {
  const device = await phone()
  const one = await windowOn(device, 'una')
  const other = await windowOn(device, 'otra')

  one.change('pan')
  await one.write()
  await vi.waitFor(() => expect(other.now()?.value).toBe('pan'))
  const save = ({ now }: typeof one) =>
    enqueue(device, agregarPalabra, { lista: 'a', palabra: 'pan' }, { now: 1, clave: now()?.clave })
  await Promise.all([save(one), save(other), save(one)])

  expect(await device.salida.operaciones.count()).toBe(1)
})

test('[FLT-50] two windows where typing began at the same moment end with the same draft', async () => {
  const device = await phone()
  const one = await windowOn(device, 'una')
  const other = await windowOn(device, 'otra')

  one.change('pan')
  other.change('pan')
  await Promise.all([one.write(), other.write()])

  await vi.waitFor(() => expect(one.now()?.clave).toBe(other.now()?.clave))
})

test('[FLT-50] text typed after a draft was sent becomes another change', async () => {
  const device = await phone()
  const one = await windowOn(device, 'una')
  const other = await windowOn(device, 'otra')
  one.change('pan')
  await one.write()
  const first = one.now()?.clave
  await vi.waitFor(() => expect(other.now()?.clave).toBe(first))

  await other.done()

  expect(await rows(device)).toEqual([])
  expect(other.now()).toMatchObject({ value: undefined })
  expect(other.now()?.clave).not.toBe(first)
  await vi.waitFor(() => expect(one.now()?.value).toBeUndefined())
  expect(one.now()?.clave).not.toBe(first)
})

test('[FLT-50] text typed in one window while another sent the draft is not lost', async () => {
  const device = await phone()
  const one = await windowOn(device, 'una')
  const other = await windowOn(device, 'otra')
  one.change('pan')
  await one.write()
  await vi.waitFor(() => expect(other.now()?.value).toBe('pan'))
  const first = one.now()?.clave
  one.change('pan y queso')

  await other.done()

  await vi.waitFor(() => expect(one.now()?.clave).not.toBe(first))
  expect(one.now()?.value).toBe('pan y queso')
})

test('[FLT-30, FLT-50] a draft is deleted together with storing its change, so a killed browser cannot send twice', async () => {
  const device = await phone()
  const one = await windowOn(device, 'una')
  one.change('pan')
  await one.write()
  const { clave } = one.now() ?? {}
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'pan' }, { now: 1, clave })

  const after = await windowOn(device, 'después')
  expect(after.now()?.value).toBeUndefined()
  expect(after.now()?.clave).not.toBe(clave)
})

test('[FLT-50] text written while its change was being stored does not return to the form', async () => {
  const device = await phone()
  const one = await windowOn(device, 'una')
  one.change('pan')
  await one.write()
  await windowOn(device, 'otra') // A second window: when it is ready, the first one has been notified of its own row.
  const { clave } = one.now() ?? {}
  one.change('pan y queso')
  const { borradores } = device.salida
  const asItIs = borradores.get.bind(borradores)
  const reading = vi.spyOn(borradores, 'get').mockImplementation((...of) =>
    asItIs(...of).then((row) => {
      // The pause after the last key ends when the draft is already gone, but no window was told.
      if (!Dexie.currentTransaction && row === undefined) void one.write()
      return row
    }),
  )
  const said = { lista: 'a', palabra: 'pan y queso' }
  const ending = new Promise<void>((resolve) => {
    const stop = pagina.store.sub(one.shown, () => {
      if (one.now()?.clave === clave) return
      stop()
      resolve(one.done())
    })
  })
  await enqueue(device, agregarPalabra, said, { now: 1, clave })
  await ending
  reading.mockRestore()

  const after = await windowOn(device, 'después')
  expect(after.now()?.value).toBeUndefined()
  expect(one.now()?.value).toBeUndefined()
})

test('[FLT-50] text typed just after its change was stored stays in the form as the next change', async () => {
  const device = await phone()
  const one = await windowOn(device, 'una')
  one.change('pan')
  await one.write()
  await windowOn(device, 'otra') // A second window: when it is ready, the first one has been notified of its own row.
  const { clave, texto } = one.now() ?? {}
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'pan' }, { now: 1, clave })
  await vi.waitFor(() => expect(one.now()?.value).toBeUndefined())

  one.change('queso')
  await one.done(texto)
  await one.write()

  expect(one.now()?.value).toBe('queso')
  expect(one.now()?.clave).not.toBe(clave)
  const after = await windowOn(device, 'después')
  expect(after.now()).toMatchObject({ value: 'queso', clave: one.now()?.clave })
})

test('[FLT-50] text written late under the key of a stored change gets its own key', async () => {
  const device = await phone()
  const clave = crypto.randomUUID()
  await enqueue(device, agregarPalabra, { lista: 'a', palabra: 'pan' }, { now: 1, clave })

  const typed = { value: 'pan y queso', clave, window: 'una', now: 2 }
  const kept = await keepBorrador(device, NOTE, typed)

  expect(kept).not.toBe(clave)
  expect(await rows(device)).toMatchObject([{ value: 'pan y queso', clave: kept }])
})

test('[FLT-66] a form of one session neither writes nor reads drafts of the next session', async () => {
  const device = await phone({ uid: 1 })
  const draft = await windowOn(device, 'una')
  draft.change('secreto')
  await draft.write()
  await startSession(device, tokenOf(2), { shared: false })

  draft.change('secreto y más')
  await draft.write()

  const theirs = await windowOn(device, 'otra', { ...NOTE, generation: 2 })
  expect(theirs.now()?.value).toBeUndefined()
  expect(await rows(device)).toMatchObject([{ uid: '1', value: 'secreto' }])
})

test('[FLT-34] typed text that cannot be stored stays on the screen', async () => {
  const device = await phone()
  const draft = await windowOn(device, 'una')
  device.salida.close()

  draft.change('hola')
  await draft.write()

  expect(draft.now()).toMatchObject({ value: 'hola', saved: { state: 'failed' } })
})

/** Fills the phone: no draft can be written until a copy is deleted. Returns a function that makes room. */
function fill({ salida, lectura }: Device): () => void {
  let full = true
  const check = () => {
    if (full) throw new DOMException('full', 'QuotaExceededError')
  }
  salida.borradores.hook('creating', check)
  salida.borradores.hook('updating', check)
  lectura.copias.hook('deleting', () => void (full = false))
  return () => void (full = false)
}

test('[FLT-35] a full phone deletes data that can be fetched again to make room for a draft', async () => {
  const device = await phone()
  const copia = { key: 'autorizacion/1', resource: 'autorizacion', value: {} }
  await device.lectura.copias.put({ ...copia, savedAt: 1, askedAt: 1 })
  fill(device)
  const draft = await windowOn(device, 'una')
  expect(draft.now()?.saved).toBeUndefined()

  draft.change('pan')
  await draft.write()

  expect(await rows(device)).toMatchObject([{ value: 'pan' }])
  expect(draft.now()?.saved).toEqual({ state: 'kept', at: expect.any(Number) })
})

test('[FLT-35] a draft for which a phone has no room says so until it is written', async () => {
  const device = await phone()
  const makeRoom = fill(device)
  const draft = await windowOn(device, 'una')

  draft.change('pan')
  await draft.write()
  expect(draft.now()).toMatchObject({ value: 'pan', saved: { state: 'full' } })
  expect(await rows(device)).toEqual([])

  makeRoom()
  draft.change('pan y queso')
  await draft.write()
  expect(draft.now()?.saved).toMatchObject({ state: 'kept' })

  await draft.done()
  expect(draft.now()).toMatchObject({ value: undefined, saved: undefined })
})

test('[FLT-34] a lost database connection keeps the typed text, and later text of other windows arrives', async () => {
  const device = await phone()
  const one = await windowOn(device, 'una')
  one.change('pan')
  await one.write()
  const other = await windowOn(device, 'otra')
  const seen: unknown[] = []
  pagina.store.sub(one.shown, () => seen.push(one.now()?.value))
  const { borradores } = device.salida
  let failed = 0 // Counted once in each window.
  const asItIs = borradores.get.bind(borradores)
  const reading = vi.spyOn(borradores, 'get').mockImplementation((...of) => {
    if (Dexie.currentTransaction) return asItIs(...of) // One write.
    if (++failed === 2) reading.mockRestore()
    return Dexie.Promise.reject(new Dexie.UnknownError('lost'))
  })

  one.change('pan y queso')
  await one.write()
  await vi.waitFor(() => expect(failed).toBe(2))
  other.change('leche')
  await other.write()

  await vi.waitFor(() => expect(one.now()?.value).toBe('leche'))
  expect(seen).not.toContain(undefined)
})
