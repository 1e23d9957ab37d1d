import { CallError, type CallFailure } from '#contract/callError.ts'
import type { Copia } from '#local/lectura.ts'
import { lastMoment, nextMoment } from '#local/order.ts'
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
type Answered = { value: unknown; answeredAt: number }

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
  const { device, catalog, call, now } = world
  const session = await currentSession(device)
  if (!session) return 'signed-out'
  const { generation } = session
  const key = resource.key(params)
  /** The copies that this question crossed on the way, by their own question: each is a reason to ask again once. */
  const crossed = new Set<number>()
  for (;;) {
    const asked = { key, askedAt: await nextMoment(device, now()), generation }
    try {
      const value: unknown = await resource.fetch(callAs(call, session), params, device)
      const answered = { value, answeredAt: await lastMoment(device) }
      // Only what is stored is done again where room was made: nobody is asked twice.
      const outcome = await withRoom(device, catalog, () =>
        store(world, resource, { ...asked, ...answered }, crossed),
      )
      if (outcome !== 'crossed') return outcome
    } catch (error) {
      if (error instanceof NotHere) return 'not-here'
      if (!(error instanceof CallError)) throw error
      return await noteFailure(world, error.failure, asked)
    }
  }
}

/** 'crossed': another answer came while this question was under way, and which of the two is newer nobody can say. */
function store(
  world: World,
  resource: AnyResource,
  { value: answer, answeredAt, ...asked }: Asked & Answered,
  crossed: Set<number>,
): Promise<Pulled | 'crossed'> {
  return inReadModel(world, asked, async (before) => {
    const value = resource.write ? resource.write(answer, before?.value) : answer
    if (before && hasCrossed(before, asked) && !crossed.has(before.askedAt)) {
      crossed.add(before.askedAt)
      if (JSON.stringify(value) !== JSON.stringify(before.value)) return 'crossed'
    }
    await world.device.lectura.copias.put({
      key: asked.key,
      resource: resource.name,
      value,
      savedAt: world.now(),
      askedAt: asked.askedAt,
      answeredAt,
    })
    await world.device.lectura.fallas.delete(asked.key)
    return 'stored'
  })
}

const hasCrossed = ({ answeredAt = 0 }: Copia, { askedAt }: Asked) => askedAt <= answeredAt

function noteFailure(world: World, failure: CallFailure, asked: Asked): Promise<Pulled> {
  return inReadModel<Pulled>(world, asked, async () => {
    await world.device.lectura.fallas.put({ key: asked.key, failure, failedAt: world.now() })
    return 'failed'
  })
}

/** Writes what came of a question, unless its person has left or a newer question was answered already. */
function inReadModel<T>(
  { device: { lectura } }: World,
  { key, askedAt, generation }: Asked,
  write: (before: Copia | undefined) => Promise<T>,
): Promise<T | 'dropped'> {
  return lectura.transaction('rw', lectura.copias, lectura.fallas, lectura.dueno, async () => {
    if ((await lectura.dueno.get('actual'))?.generation !== generation) return 'dropped'
    const before = await lectura.copias.get(key)
    if (before && before.askedAt > askedAt) return 'dropped'
    return write(before)
  })
}
