import { CallError } from '#contract/callError.ts'
import type { AnyResource } from '#local/resource.ts'
import { currentSession } from '#local/session.ts'

import { type World, callAs } from './world.ts'

/** 'dropped': an answer came, but the person had left, or a newer answer was already there. */
export type Pulled = 'stored' | 'failed' | 'dropped' | 'signed-out'

/** Asks for one resource and stores the answer; on failure the copy stays as it was and the reason is noted beside it. */
export async function pull(world: World, resource: AnyResource, params: unknown): Promise<Pulled> {
  const session = await currentSession(world.device)
  if (!session) return 'signed-out'
  const { generation } = session
  const key = resource.key(params)
  const askedAt = world.now()
  try {
    const value: unknown = await resource.fetch(callAs(world.call, session), params)
    return await store(world, resource, { key, value, askedAt, generation })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return await noteFailure(world, { key, error, askedAt, generation })
  }
}

function store(
  { device: { lectura }, now }: World,
  resource: AnyResource,
  {
    key,
    value,
    askedAt,
    generation,
  }: { key: string; value: unknown; askedAt: number; generation: number },
): Promise<Pulled> {
  return lectura.transaction('rw', lectura.copias, lectura.fallas, lectura.dueno, async () => {
    if ((await lectura.dueno.get('actual'))?.generation !== generation) return 'dropped'
    const before = await lectura.copias.get(key)
    if (before && before.askedAt > askedAt) return 'dropped'
    await lectura.copias.put({
      key,
      resource: resource.name,
      value: resource.write ? resource.write(value, before?.value) : value,
      savedAt: now(),
      askedAt,
    })
    await lectura.fallas.delete(key)
    return 'stored'
  })
}

function noteFailure(
  { device: { lectura }, now }: World,
  {
    key,
    error,
    askedAt,
    generation,
  }: { key: string; error: CallError; askedAt: number; generation: number },
): Promise<Pulled> {
  return lectura.transaction('rw', lectura.copias, lectura.fallas, lectura.dueno, async () => {
    if ((await lectura.dueno.get('actual'))?.generation !== generation) return 'dropped'
    const copy = await lectura.copias.get(key)
    if (copy && copy.askedAt > askedAt) return 'dropped'
    await lectura.fallas.put({ key, failure: error.failure, failedAt: now() })
    return 'failed'
  })
}

/** Whether the copy is young enough not to be asked for again. */
export async function isFresh(
  { device, now }: World,
  resource: AnyResource,
  params: unknown,
): Promise<boolean> {
  const copy = await device.lectura.copias.get(resource.key(params))
  if (!copy) return false
  const age = now() - copy.savedAt
  return age >= 0 && age < resource.freshFor
}

/**
 * Loads beforehand what a person needs at a counter without having opened its screen, and asks for news where there may
 * be signal. False when something failed.
 */
export async function warm(
  world: World,
  { news = false, ask = pull }: { news?: boolean; ask?: typeof pull } = {},
): Promise<boolean> {
  const stored = async (resource: AnyResource, params: unknown) =>
    (await world.device.lectura.copias.get(resource.key(params)))?.value as never
  const warmOne = async (resource: AnyResource, params: unknown) => {
    if (!(news && resource.eager) && (await isFresh(world, resource, params))) return 'stored'
    return ask(world, resource, params)
  }
  const outcomes = await Promise.all(
    world.catalog.resources.map(async (resource) => {
      const wanted: unknown[] = (await resource.warm?.(stored)) ?? []
      return Promise.all(wanted.map((params) => warmOne(resource, params)))
    }),
  )
  return outcomes.flat().every((outcome) => outcome !== 'failed')
}

/** The resource of this name; a name that is in no catalog is a mistake of the caller. */
export function resourceNamed({ catalog }: World, name: string): AnyResource {
  const found = catalog.resources.find((resource) => resource.name === name)
  if (!found) throw new Error(`No resource is called '${name}': is it in the catalog?`)
  return found
}
