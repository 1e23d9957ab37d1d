import { is } from 'superstruct'

import { type Call, Unchanged } from '#contract/call.ts'
import { CallError, type CallFailure } from '#contract/callError.ts'
import { producto } from '#contract/producto.ts'
import type { Archivo } from '#local/archivo.ts'
import type { Device } from '#local/bases/device.ts'
import { type Copia, keepNewest } from '#local/bases/lectura.ts'
import { NoRoom, isFull, noteRoom, withRoom } from '#local/bases/room.ts'
import type { DocumentoTraido } from '#local/documento/documento.ts'
import type { AnyResource } from '#local/resource.ts'
import { currentSession } from '#local/session/session.ts'
import { lastMoment, nextMoment } from '#local/time/order.ts'

import { type World, callAs } from './world.ts'

/**
 * 'dropped': an answer came, but the person had left, or a newer answer was stored before. 'full': the phone has no
 * room for it. 'not-here': this host or browser does not offer it.
 */
export type Pulled = 'stored' | 'failed' | 'dropped' | 'full' | 'signed-out' | 'not-here'

/** Another version of the portal may keep more fields of the same answer: then an 'unchanged' answer is not enough. */
const VERSION = `${producto.version} `

type Asked = { key: string; askedAt: number; generation: number }
type Answered = {
  value: unknown
  archivo: Archivo | undefined
  answeredAt: number
  mark: string | undefined
}

/** Fetches one resource and stores the answer; on failure the copy stays unchanged and the reason is stored beside it. */
export async function pull(world: World, resource: AnyResource, params: unknown): Promise<Pulled> {
  const { device, now } = world
  try {
    const outcome = await ask(world, resource, params)
    if (outcome === 'stored') await noteRoom(device, true, now())
    return outcome
  } catch (error) {
    // By its name: the lock, which is a script of its own, throws one if it was closed while the answer was on its way.
    if ((error as Error).name === 'NotHere') return 'not-here'
    if (!(error instanceof NoRoom) && !isFull(error)) throw error
    await noteRoom(device, false, now())
    return 'full'
  }
}

async function ask(world: World, resource: AnyResource, params: unknown): Promise<Pulled> {
  const { device, catalog, call, now } = world
  const session = await currentSession(device)
  if (!session) return 'signed-out'
  const { generation } = session
  if (world.generation !== undefined && world.generation !== generation) return 'dropped'
  if (resource.conArchivo && session.shared) return 'not-here'
  const key = resource.key(params)
  // A locked phone cannot compute the name under which this copy is stored.
  if (device.candado?.conoce(key) === false) return 'not-here'
  /** Copies whose answers arrived out of order: each is requested once more. */
  const crossed = new Set<number>()
  for (;;) {
    const asked = { key, askedAt: await nextMoment(device, now()), generation }
    const before = await known(world, resource, asked)
    try {
      const answer = await answerOf(resource, params, device, callAs(call, session), before)
      const answered = { ...answer, answeredAt: await lastMoment(device) }
      // After space was freed only the write is repeated, not the request.
      const outcome = await withRoom(
        device,
        async () => catalog,
        () => store(world, resource, { ...asked, ...answered }, crossed),
      )
      if (outcome !== 'crossed') return outcome
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      return await noteFailure(world, error.failure, asked)
    }
  }
}

type Known = { value: unknown; mark: string }

/**
 * Copy that may stay if the answer is 'unchanged': undamaged, with an ETag, of this person, and stored by this version
 * of the portal.
 */
function known(
  { device: { lectura } }: World,
  { conArchivo, shape }: AnyResource,
  { key, generation }: Asked,
): Promise<Known | undefined> {
  return lectura.transaction('r', lectura.copias, lectura.dueno, async () => {
    if ((await lectura.dueno.get('actual'))?.generation !== generation) return undefined
    const { etag, value, sellado } = (await lectura.copias.get(key)) ?? {}
    const mark = String(etag) // A damaged row may contain anything.
    if (conArchivo || sellado || !mark.startsWith(VERSION) || (shape && !is(value, shape)))
      return undefined
    return { value, mark: mark.slice(VERSION.length) }
  })
}

/** The answer with its ETag. An answer that combines several calls has none. */
async function answerOf(
  resource: AnyResource,
  params: unknown,
  device: Device,
  call: Call,
  before: Known | undefined,
): Promise<Omit<Answered, 'answeredAt'>> {
  let calls = 0
  let mark: string | undefined
  const marking: Call = (endpoint, request, options) =>
    call(endpoint, request, {
      ...options,
      etag: calls++ === 0 ? before?.mark : undefined,
      marked: (etag) => void (mark = etag),
    })
  try {
    const answer: unknown = await resource.fetch(marking, params, device)
    return { ...apart(resource, answer), mark: calls === 1 ? mark : undefined }
  } catch (error) {
    if (error instanceof Unchanged && before) return { ...before, archivo: undefined }
    throw error
  }
}

/** The bytes of a document are not part of its copy. */
function apart(resource: AnyResource, answer: unknown): Omit<Answered, 'answeredAt' | 'mark'> {
  if (!resource.conArchivo) return { value: answer, archivo: undefined }
  const { bytes, ...value } = answer as DocumentoTraido // The type that a resource for documents fetches.
  return { value, archivo: { bytes, type: value.type, name: value.name } }
}

/** 'crossed': another answer came while this request was under way, so it is unknown which of the two is newer. */
function store(
  world: World,
  resource: AnyResource,
  { value, archivo, answeredAt, mark, ...asked }: Asked & Answered,
  crossed: Set<number>,
): Promise<Pulled | 'crossed'> {
  return inReadModel(world, asked, async (before) => {
    if (before && hasCrossed(before, asked) && !crossed.has(before.askedAt)) {
      crossed.add(before.askedAt)
      if (JSON.stringify(value) !== JSON.stringify(before.value)) return 'crossed'
    }
    const { copias, fallas, archivos } = world.device.lectura
    await copias.put({
      key: asked.key,
      resource: resource.name,
      value,
      savedAt: world.now(),
      size: sizeOf(value) + (archivo?.bytes.byteLength ?? 0),
      askedAt: asked.askedAt,
      answeredAt,
      etag: mark && VERSION + mark,
    })
    if (archivo) await archivos.put({ key: asked.key, ...archivo })
    // Beside a list that a locked phone cannot read, all rows are new.
    await markOld(world, resource, value, before?.sellado ? [] : before?.value)
    await fallas.delete(asked.key)
    if (resource.guarda !== undefined)
      await keepNewest(world.device.lectura, resource.name, resource.guarda)
    return 'stored'
  })
}

/** Marks as old the copies that new rows of this answer refer to, in the transaction that stores the answer. */
async function markOld(
  { device: { lectura }, catalog }: World,
  { name, shape }: AnyResource,
  value: unknown,
  before: unknown,
): Promise<void> {
  // Without an earlier valid copy nothing counts as new.
  if (before === undefined || (shape && !is(before, shape))) return
  for (const { de, viejas } of catalog.novedades ?? []) {
    if (de.name !== name) continue
    for (const { resource, params } of viejas(value, before)) {
      const keys =
        params === undefined ? { resource: resource.name } : { key: resource.key(params) }
      await lectura.copias.where(keys).modify({ outdated: true })
    }
  }
}

const sizeOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

const hasCrossed = ({ answeredAt = 0 }: Copia, { askedAt }: Asked) => askedAt <= answeredAt

function noteFailure(world: World, failure: CallFailure, asked: Asked): Promise<Pulled> {
  return inReadModel<Pulled>(world, asked, async () => {
    await world.device.lectura.fallas.put({ key: asked.key, failure, failedAt: world.now() })
    return 'failed'
  })
}

/** Stores the result of a request, unless its person has left or the answer to a newer request is stored. */
function inReadModel<T>(
  { device: { lectura } }: World,
  { key, askedAt, generation }: Asked,
  write: (before: Copia | undefined) => Promise<T>,
): Promise<T | 'dropped'> {
  const { copias, fallas, archivos } = lectura
  return lectura.transaction('rw', copias, fallas, archivos, lectura.dueno, async () => {
    if ((await lectura.dueno.get('actual'))?.generation !== generation) return 'dropped'
    const before = await copias.get(key)
    if (before && before.askedAt > askedAt) return 'dropped'
    return write(before)
  })
}
