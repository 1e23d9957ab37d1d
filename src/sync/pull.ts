import { CallError, type CallFailure } from '#contract/callError.ts'
import { nextMoment } from '#local/order.ts'
import { type AnyResource, NotHere } from '#local/resource.ts'
import { NoRoom, isFull, noteRoom, withRoom } from '#local/room.ts'
import { currentSession } from '#local/session.ts'

import { type World, callAs } from './world.ts'

/**
 * 'dropped': an answer came, but the person had left, or a newer answer was already there. 'full': the phone has no
 * room for it. 'not-here': nothing to ask for on this host, or with this browser.
 */
export type Pulled = 'stored' | 'failed' | 'dropped' | 'full' | 'signed-out' | 'not-here'

type Asked = { key: string; askedAt: number; generation: number }

/** Asks for one resource and stores the answer; on failure the copy stays as it was and the reason is noted beside it. */
export async function pull(world: World, resource: AnyResource, params: unknown): Promise<Pulled> {
  const { device, now } = world
  try {
    const outcome = await ask(world, resource, params)
    if (outcome === 'stored') await noteRoom(device, true, now())
    return outcome
  } catch (error) {
    if (!(error instanceof NoRoom) && !isFull(error)) throw error
    await noteRoom(device, false, now())
    return 'full'
  }
}

async function ask(world: World, resource: AnyResource, params: unknown): Promise<Pulled> {
  const { device, catalog, now } = world
  const session = await currentSession(device)
  if (!session) return 'signed-out'
  const asked = {
    key: resource.key(params),
    askedAt: await nextMoment(device, now()),
    generation: session.generation,
  }
  try {
    const value: unknown = await resource.fetch(callAs(world.call, session), params, device)
    // Only what is stored is done again where room was made: nobody is asked twice.
    return await withRoom(device, catalog, () => store(world, resource, value, asked))
  } catch (error) {
    if (error instanceof NotHere) return 'not-here'
    if (!(error instanceof CallError)) throw error
    return await noteFailure(world, error.failure, asked)
  }
}

function store(world: World, resource: AnyResource, value: unknown, asked: Asked): Promise<Pulled> {
  const { lectura } = world.device
  return inReadModel(world, asked, async (before) => {
    await lectura.copias.put({
      key: asked.key,
      resource: resource.name,
      value: resource.write ? resource.write(value, before) : value,
      savedAt: world.now(),
      askedAt: asked.askedAt,
    })
    await lectura.fallas.delete(asked.key)
    return 'stored'
  })
}

function noteFailure(world: World, failure: CallFailure, asked: Asked): Promise<Pulled> {
  return inReadModel(world, asked, async () => {
    await world.device.lectura.fallas.put({ key: asked.key, failure, failedAt: world.now() })
    return 'failed'
  })
}

/** Writes what came of a question, unless its person has left or a newer question was answered already. */
function inReadModel(
  { device: { lectura } }: World,
  { key, askedAt, generation }: Asked,
  write: (before: unknown) => Promise<Pulled>,
): Promise<Pulled> {
  return lectura.transaction('rw', lectura.copias, lectura.fallas, lectura.dueno, async () => {
    if ((await lectura.dueno.get('actual'))?.generation !== generation) return 'dropped'
    const before = await lectura.copias.get(key)
    if (before && before.askedAt > askedAt) return 'dropped'
    return write(before?.value)
  })
}
