import { expect, test } from 'vitest'

import type { Call } from '#contract/call.ts'
import type { contacto } from '#contract/contacto.ts'
import { type DerivacionTransitoria, derivaciones } from '#contract/derivaciones.ts'
import type { RequestOf } from '#contract/endpoint.ts'
import type { Device } from '#local/bases/device.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { editRow, resolveRow } from '#local/outbox/secondThoughts.ts'
import { followers } from '#local/outbox/versions.ts'
import type { CambioDeDerivacion } from '#model/cambioDeDerivacion.ts'
import { datosDelCambio, guardarDerivacion } from '#model/derivaciones.ts'
import { type CambioDeContactos, guardarContactos } from '#model/guardarContactos.ts'
import { juntarContactos } from '#model/juntarContactos.ts'
import { drain } from '#sync/drain.ts'
import { isFresh } from '#sync/fresh.ts'
import { pull } from '#sync/pull.ts'

import { catalogoDeNotas, guardarNota } from '../../support/notas.ts'
import { fails, palabras, phone, provider, world } from '../../support/phone.ts'

const catalog = catalogoDeNotas
const A_DAY = 24 * 3_600_000

/** A provider that keeps one text and its version, as the real one does. */
function keeper(version = 1, texto = 'de antes') {
  const kept = { version, texto }
  const { call, received } = provider(({ request }) => {
    const asked = request as unknown as { version?: number; texto: string }
    if (asked.version !== undefined && asked.version !== kept.version)
      return fails({ kind: 'status', status: 412, statusText: '', actual: { ...kept } })
    kept.version += 1
    kept.texto = asked.texto
    return { ...kept }
  })
  return { kept, call, received }
}

const rows = (device: Device) => device.salida.operaciones.toArray()
const noSignal = () => provider(() => fails({ kind: 'no-answer', timedOut: false })).call

test('[FLT-47] changes made one after the other without signal do not conflict with each other', async () => {
  const device = await phone()
  const { call, kept } = keeper()
  for (const texto of ['primero', 'segundo', 'tercero'])
    await enqueue(device, guardarNota, { idNota: 1, texto, version: 1 }, { now: 1 })

  await drain(world(device, call, { catalog }))

  expect((await rows(device)).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
  expect(kept).toEqual({ version: 4, texto: 'tercero' })
})

test("[FLT-47] an edit of an outdated copy replaces the person's own last change without a conflict", async () => {
  const device = await phone()
  const { call, kept } = keeper()
  await enqueue(device, guardarNota, { idNota: 1, texto: 'uno', version: 1 }, { now: 1 })
  await drain(world(device, call, { catalog }))

  await enqueue(device, guardarNota, { idNota: 1, texto: 'dos', version: 1 }, { now: 2 })
  await drain(world(device, call, { catalog }))

  expect(kept.texto).toBe('dos')
  expect((await rows(device)).map(({ state }) => state)).toEqual(['done', 'done'])
})

test('[FLT-47] an edit of a copy that several own changes have outdated replaces them without a conflict', async () => {
  for (const signal of [true, false]) {
    const device = await phone()
    const { call, kept } = keeper()
    const save = (texto: string) =>
      enqueue(device, guardarNota, { idNota: 1, texto, version: 1 }, { now: 1 })
    await save('uno')
    await drain(world(device, call, { catalog }))
    await save('dos')
    if (signal) await drain(world(device, call, { catalog }))

    await save('tres')
    await drain(world(device, call, { catalog }))

    expect((await rows(device)).map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    expect(kept).toEqual({ version: 4, texto: 'tres' })
  }
})

test('[FLT-48] a change on another device gives a conflict with both versions, and holds back its group', async () => {
  const device = await phone()
  const { call, kept } = keeper(5, 'de otro')
  await enqueue(device, guardarNota, { idNota: 1, texto: 'mío', version: 1 }, { now: 1 })
  await enqueue(device, guardarNota, { idNota: 1, texto: 'mío, después', version: 1 }, { now: 1 })

  await drain(world(device, call, { catalog }))

  const [conflict, behind] = await rows(device)
  expect(conflict).toMatchObject({ state: 'conflict', theirs: { version: 5, texto: 'de otro' } })
  expect(behind).toMatchObject({ state: 'pending', tries: 0 })
  expect(kept.texto).toBe('de otro')
})

test("[FLT-48] choosing one's own version in a conflict sends it again, in its place and under a new key", async () => {
  const device = await phone()
  const { call, kept, received } = keeper(5, 'de otro')
  await enqueue(device, guardarNota, { idNota: 1, texto: 'mío', version: 1 }, { now: 1 })
  await enqueue(device, guardarNota, { idNota: 1, texto: 'mío, después', version: 1 }, { now: 1 })
  await drain(world(device, call, { catalog }))
  const [conflict] = await rows(device)

  await resolveRow(device, guardarNota, String(conflict?.id), 'mine', { now: 3 })
  await drain(world(device, call, { catalog }))

  expect(kept.texto).toBe('mío, después')
  expect((await rows(device)).map(({ state }) => state)).toEqual(['done', 'done'])
  expect(new Set(received.map(({ key }) => key)).size).toBe(3)
})

test("[FLT-48] choosing the provider's version deletes the change with its files", async () => {
  const device = await phone()
  const { call, kept } = keeper(5, 'de otro')
  await enqueue(device, guardarNota, { idNota: 1, texto: 'mío', version: 1 }, { now: 1 })
  await drain(world(device, call, { catalog }))
  const [conflict] = await rows(device)

  await resolveRow(device, guardarNota, String(conflict?.id), 'theirs', { now: 3 })
  await drain(world(device, call, { catalog }))

  expect(await rows(device)).toEqual([])
  expect(kept.texto).toBe('de otro')
})

test("[FLT-48] after choosing the provider's version its copy is fetched again, even a young one", async () => {
  const device = await phone()
  const { call } = keeper(5, 'de otro')
  const old = [{ resource: palabras, params: { lista: 'a' } }]
  const guardar = { ...guardarNota, refresh: () => old }
  const here = world(device, call, { catalog: { resources: [palabras], operations: [guardar] } })
  const there = world(device, provider(() => ['de otro']).call)
  const isYoung = () => isFresh(here, palabras, { lista: 'a' })
  await pull(there, palabras, { lista: 'a' })
  await enqueue(device, guardar, { idNota: 1, texto: 'mío', version: 1 }, { now: 1 })
  await drain(here)
  const [conflict] = await rows(device)
  expect(await isYoung()).toBe(true)

  expect(await resolveRow(device, guardar, String(conflict?.id), 'theirs', { now: 3 })).toEqual(old)

  expect(await isYoung()).toBe(false)
  await pull(there, palabras, { lista: 'a' })
  expect(await isYoung()).toBe(true)
})

test("[FLT-03] without keys, a version conflict caused by the change's own earlier save is a success", async () => {
  const device = await phone()
  const { call } = keeper(2, 'mío')
  await enqueue(device, guardarNota, { idNota: 1, texto: 'mío', version: 1 }, { now: 1 })

  await drain(world(device, call, { catalog }))

  expect((await rows(device))[0]).toMatchObject({ state: 'done' })
})

test('[FLT-49] an edit replaces an unsent change; behind a sent one it becomes a second change', async () => {
  const device = await phone()
  let signal = false
  const { call, received } = provider(() =>
    signal ? {} : fails({ kind: 'no-answer', timedOut: false }),
  )
  const id = await enqueue(device, guardarNota, { idNota: 1, texto: 'uno' }, { now: 1 })
  expect(
    await editRow(device, guardarNota, id, { idNota: 1, texto: 'uno bis' }, { now: 2, clave: 'a' }),
  ).toBe(id)
  await drain(world(device, call, { catalog }))

  const behind = await editRow(
    device,
    guardarNota,
    id,
    { idNota: 1, texto: 'dos' },
    { now: 3, clave: 'b' },
  )
  expect(behind).not.toBe(id)
  signal = true
  await drain(world(device, call, { catalog, now: () => A_DAY }))

  expect(received.map(({ key, request }) => [key, (request as { texto?: string }).texto])).toEqual([
    [id, 'uno bis'],
    [id, 'uno bis'],
    [behind, 'dos'],
  ])
})

test('[FLT-13] a refused change that was corrected is sent again in its place, under another key', async () => {
  const device = await phone()
  const { call, received } = provider(({ request }) =>
    (request as { texto?: string }).texto === 'mal'
      ? fails({ kind: 'refused', message: 'Así no' })
      : {},
  )
  const id = await enqueue(device, guardarNota, { idNota: 1, texto: 'mal' }, { now: 1 })
  await enqueue(device, guardarNota, { idNota: 1, texto: 'detrás' }, { now: 1 })
  await drain(world(device, call, { catalog }))

  await editRow(device, guardarNota, id, { idNota: 1, texto: 'bien' }, { now: 2, clave: 'a' })
  await drain(world(device, call, { catalog }))

  expect(new Set(received.map(({ key }) => key)).size).toBe(3)
  expect(received.map(({ request }) => (request as { texto?: string }).texto)).toEqual([
    'mal',
    'bien',
    'detrás',
  ])
  expect((await rows(device)).every(({ state }) => state === 'done')).toBe(true)
})

test('[FLT-50] saving the same draft several times, or in two windows, makes one change', async () => {
  const device = await phone()
  const clave = crypto.randomUUID()
  const save = () =>
    enqueue(device, guardarNota, { idNota: 1, texto: 'una vez' }, { now: 1, clave })

  expect(await Promise.all([save(), save(), save()])).toEqual([clave, clave, clave])

  expect(await rows(device)).toHaveLength(1)
})

test('[FLT-30, FLT-50] a draft edited after its change was stored is a second change behind it', async () => {
  const device = await phone()
  const { call, kept } = keeper()
  const clave = crypto.randomUUID()
  const save = (texto: string) =>
    enqueue(device, guardarNota, { idNota: 1, texto, version: 1 }, { now: 1, clave })
  expect(await save('antes de que muriera')).toBe(clave)

  const [second, again] = await Promise.all([save('después'), save('después')])
  expect(second).not.toBe(clave)
  expect(again).toBe(second)
  await drain(world(device, call, { catalog }))
  expect(await save('después')).toBe(second)

  expect(kept).toEqual({ version: 3, texto: 'después' })
  expect(await rows(device)).toHaveLength(2)
})

test('[FLT-34, FLT-49] an edit repeated after a lost connection is stored once', async () => {
  const refused = await phone()
  const sent = await phone()
  const refusing = provider(() => fails({ kind: 'refused', message: 'Así no' }))
  const away = provider(() => fails({ kind: 'no-answer', timedOut: false }))
  for (const [device, { call }, left] of [
    [refused, refusing, 1],
    [sent, away, 2],
  ] as const) {
    const id = await enqueue(device, guardarNota, { idNota: 1, texto: 'mal' }, { now: 1 })
    await drain(world(device, call, { catalog }))
    const clave = crypto.randomUUID()
    const edit = () =>
      editRow(device, guardarNota, id, { idNota: 1, texto: 'bien' }, { now: 2, clave })

    expect(await edit()).toBe(await edit())

    expect((await rows(device)).map(({ state }) => state)).toEqual(Array(left).fill('pending'))
  }
})

test('[FLT-47, FLT-03] changes that were sent before an earlier one was confirmed keep their content and key', async () => {
  const device = await phone()
  for (const texto of ['primero', 'enviado', 'por enviar'])
    await enqueue(device, guardarNota, { idNota: 1, texto, version: 1 }, { now: 1 })
  const [landed, sent, waiting] = await rows(device)
  if (!landed || !sent || !waiting) throw new Error('Three changes were made.')

  const rebased = followers(guardarNota, landed, [landed, { ...sent, tries: 1 }, waiting], {
    version: 2,
    texto: 'primero',
  })

  expect(rebased).toEqual([
    { id: waiting.id, payload: { idNota: 1, texto: 'por enviar', version: 2 } },
  ])
})

type Options = { version?: number; before?: (carries: string[]) => Promise<void> }

/** A provider that keeps the referrals of one member: a save without an id adds one. */
function referrals() {
  const kept: DerivacionTransitoria[] = []
  function save({ afiliados, ...says }: RequestOf<typeof derivaciones.guardar>) {
    const [named] = Object.values(afiliados).flatMap((de) => de.idHistorialDerivacionAfiliado ?? [])
    const id = named ?? 31 + kept.length
    const suyo = { idHistorialDerivacionAfiliado: id, idAfiliado: 2, nombre: 'Rubén' }
    const at = kept.findIndex((una) => una.afiliados[0]?.idHistorialDerivacionAfiliado === id)
    const version = (kept[at]?.version ?? 0) + 1
    const una = { ...says, version, afiliados: [{ ...suyo, apellido: 'Peralta', activo: true }] }
    kept.splice(at < 0 ? kept.length : at, 1, una)
    return { version, afiliados: [{ idHistorialDerivacionAfiliado: id }] }
  }
  const call = (async (endpoint: unknown, request: never, options?: Options) => {
    await options?.before?.([])
    return endpoint === derivaciones.lista ? structuredClone(kept) : save(request)
  }) as unknown as Call
  return { kept, call }
}

const viaje: CambioDeDerivacion = {
  clave: 'k',
  antes: null,
  obraSocial: { idObraSocial: 7, descripcion: 'Instituto' },
  fechaDesde: '2027-01-04',
  fechaHasta: '2027-01-25',
  afiliados: [{ idAfiliado: 2, nombre: 'Rubén Peralta', activo: true }],
}

for (const when of ['before', 'after'] as const)
  test(`[DERI-07, FLT-01] a new referral corrected ${when} its first answer came is created once`, async () => {
    const device = await phone()
    const { kept, call } = referrals()
    const of = world(device, call, { catalog: { resources: [], operations: [guardarDerivacion] } })
    await enqueue(device, guardarDerivacion, viaje, { now: 1 })
    await drain(when === 'before' ? { ...of, call: noSignal() } : of)

    const corrected = { ...viaje, fechaHasta: '2027-02-01', sobre: datosDelCambio(viaje) }
    await enqueue(device, guardarDerivacion, corrected, { now: 2 })
    await drain(of, { now: true })

    expect(kept).toMatchObject([{ fechaDesde: '2027-01-04', fechaHasta: '2027-02-01', version: 2 }])
    expect((await rows(device)).map(({ state }) => state)).toEqual(['done', 'done'])
  })

/** An office that keeps a person's contacts with their version; a contact with another number is another contact. */
function office(version: number, ...numeros: string[]) {
  let lastId = 0
  const made = (descripcion: string) => {
    lastId += 1
    return { idHistorialContactoPersonaFisica: lastId, idTipoContacto: 5, descripcion }
  }
  const kept = { version, contactos: numeros.map((numero) => made(numero)) }
  function save(those: string[]) {
    const before = kept.contactos
    kept.version += 1
    kept.contactos = those.map(
      (numero) => before.find(({ descripcion }) => descripcion === numero) ?? made(numero),
    )
    return structuredClone(kept)
  }
  type Asked = RequestOf<typeof contacto.guardarContactos>
  const call = (async (_endpoint: unknown, { contactos }: Asked, options: Options = {}) => {
    await options.before?.([])
    if (options.version !== kept.version)
      return fails({ kind: 'status', status: 412, statusText: '', actual: structuredClone(kept) })
    return save(contactos.map(({ descripcion }) => descripcion))
  }) as unknown as Call
  return { kept, save, call }
}

const listOf = (...numeros: string[]) =>
  numeros.map((valor, n) => ({ id: n + 1, tipo: 5, idTipo: 5, valor }))

/** Ends the conflicts as a window does, if each field was changed by one side only. */
async function mergeAll(device: Device): Promise<void> {
  for (const { id, state, payload, theirs } of await rows(device)) {
    if (state !== 'conflict') continue
    const junta = juntarContactos(payload as CambioDeContactos, theirs) // The test made this payload.
    expect(junta.preguntas).toEqual([])
    await resolveRow(device, guardarContactos, id, { both: junta.con({}) }, { now: 3 })
  }
}

test("[CONT-10, FLT-48] an office's new contact survives two own edits, one behind the other", async () => {
  const [uno, dos, tres] = ['02954-15400001', '02954-15400002', '02954-15400003']
  const [otroUno, otroDos] = ['02954-15400991', '02954-15400992']
  const device = await phone()
  const { kept, save, call } = office(5, uno, dos)
  const of = world(device, call, { catalog: { resources: [], operations: [guardarContactos] } })
  const edit = (antes: string[], despues: string[]) => {
    const lists = { antes: listOf(...antes), despues: listOf(...despues) }
    const cambio = { idAfiliado: 4, propia: true, ...lists, version: 5 }
    return enqueue(device, guardarContactos, cambio, { now: 1 })
  }
  await edit([uno, dos], [otroUno, dos])
  await drain({ ...of, call: noSignal() })
  await edit([otroUno, dos], [otroUno, otroDos])
  save([uno, dos, tres])

  for (const _edit of [1, 2, 3]) {
    await drain(of, { now: true })
    await mergeAll(device)
  }

  expect(kept.contactos.map(({ descripcion }) => descripcion)).toEqual([otroUno, otroDos, tres])
  expect((await rows(device)).map(({ state }) => state)).toEqual(['done', 'done'])
})
