import { rowsOf } from '#local/outbox.ts'
import type { AnyResource } from '#local/resource.ts'
import { hasRoom } from '#local/room.ts'
import { currentSession } from '#local/session.ts'

import { type Pulled, pull } from './pull.ts'
import { type World, operationOf } from './world.ts'

/** Whether the copy is young enough not to be asked for again. */
export async function isFresh(
  { device, now }: World,
  resource: AnyResource,
  params: unknown,
): Promise<boolean> {
  const copy = await device.lectura.copias.get(resource.key(params))
  if (!copy || copy.outdated) return false
  const age = now() - copy.savedAt
  return age >= 0 && age < resource.freshFor
}

type Wanted = { resource: AnyResource; params: unknown }

/** The copies that the person's own confirmed changes made old: asked for until an answer has landed that contains them. */
export async function outdated(world: World): Promise<Wanted[]> {
  const session = await currentSession(world.device)
  if (!session) return []
  const found = new Map<string, Wanted>()
  for (const row of await rowsOf(world.device, session.uid)) {
    if (row.state !== 'done' || row.payload === undefined) continue
    for (const wanted of operationOf(world, row.type)?.refresh?.(row.payload) ?? []) {
      const key = wanted.resource.key(wanted.params)
      const copy = await world.device.lectura.copias.get(key)
      if (copy && copy.askedAt <= (row.confirmedAt ?? 0)) found.set(key, wanted)
    }
  }
  return [...found.values()]
}

/** Asks for one copy; `anew`: an answer to what was asked before, and is still under way, will not do. */
export type Ask = (
  world: World,
  resource: AnyResource,
  params: unknown,
  anew?: boolean,
) => Promise<Pulled>

/**
 * Loads beforehand what a person needs at a counter without having opened its screen, and asks for news where there may
 * be signal. False when something failed.
 */
export async function warm(
  world: World,
  { news = false, ask = pull }: { news?: boolean; ask?: Ask } = {},
): Promise<boolean> {
  const stored = async (resource: AnyResource, params: unknown) =>
    (await world.device.lectura.copias.get(resource.key(params)))?.value as never
  const room = await hasRoom(world.device, world.now())
  const old = await outdated(world)
  const isOld = new Set(old.map(({ resource, params }) => resource.key(params)))
  const warmOne = async (resource: AnyResource, params: unknown): Promise<Pulled> => {
    if (isOld.has(resource.key(params))) return 'stored' // or will be: see below
    if (!room && !resource.eager) return 'full'
    if (!(news && resource.eager) && (await isFresh(world, resource, params))) return 'stored'
    return ask(world, resource, params)
  }
  const outcomes = await Promise.all([
    ...world.catalog.resources.map(async (resource) => {
      const wanted: unknown[] = (await resource.warm?.(stored)) ?? []
      return Promise.all(wanted.map((params) => warmOne(resource, params)))
    }),
    ...old.map(({ resource, params }) => ask(world, resource, params, true)),
  ])
  return outcomes.flat().every((outcome) => outcome !== 'failed')
}

/** The resource of this name; a name that is in no catalog is a mistake of the caller. */
export function resourceNamed({ catalog }: World, name: string): AnyResource {
  const found = catalog.resources.find((resource) => resource.name === name)
  if (!found) throw new Error(`No resource is called '${name}': is it in the catalog?`)
  return found
}
