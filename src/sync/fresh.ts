import { rowsOf } from '#local/outbox.ts'
import type { AnyResource, Stored } from '#local/resource.ts'
import { hasRoom } from '#local/room.ts'
import { currentSession } from '#local/session.ts'

import { type Pulled, pull } from './pull.ts'
import { type World, operationOf } from './world.ts'

/** Whether the copy is young enough not to be asked for again: not where that was tried, and failed. */
export async function isFresh(
  { device: { lectura }, now }: World,
  resource: AnyResource,
  params: unknown,
): Promise<boolean> {
  const key = resource.key(params)
  const [copy, falla] = await Promise.all([lectura.copias.get(key), lectura.fallas.get(key)])
  if (!copy || copy.outdated || falla) return false
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
 * be signal; what an answer leads to is loaded with it, and what it leads to no longer is forgotten. False when something
 * failed.
 */
export async function warm(
  world: World,
  { news = false, ask = pull }: { news?: boolean; ask?: Ask } = {},
): Promise<boolean> {
  const room = await hasRoom(world.device, world.now())
  const old = await outdated(world)
  const isOld = new Set(old.map(({ resource, params }) => resource.key(params)))
  const warmOne = async ({ resource, params }: Wanted): Promise<Pulled> => {
    if (isOld.has(resource.key(params))) return 'stored' // or will be: see below
    if (!room && !resource.eager) return 'full'
    if (!(news && resource.eager) && (await isFresh(world, resource, params))) return 'stored'
    return ask(world, resource, params)
  }
  const looked = new Set<string>()
  let next = await warmed(world, looked)
  const outcomes = await Promise.all([
    ...next.map(warmOne),
    ...old.map(({ resource, params }) => ask(world, resource, params, true)),
  ])
  while ((next = await warmed(world, looked)).length > 0)
    outcomes.push(...(await Promise.all(next.map(warmOne))))
  await forgetUnnamed(world)
  return outcomes.every((outcome) => outcome !== 'failed')
}

const storedOn =
  ({ device: { lectura } }: World): Stored =>
  async (resource, params) =>
    // Written by this resource; what is damaged is found out where it is shown.
    (await lectura.copias.get(resource.key(params)))?.value as never

/** What the stored copies say is to be loaded, as far as this round has not looked at it yet. */
async function warmed(world: World, looked: Set<string>): Promise<Wanted[]> {
  const stored = storedOn(world)
  const wanted = await Promise.all(
    world.catalog.resources.map(async (resource) =>
      ((await resource.warm?.(stored)) ?? []).map((params: unknown) => ({ resource, params })),
    ),
  )
  return wanted.flat().filter(({ resource, params }) => {
    const key = resource.key(params)
    return !looked.has(key) && looked.add(key)
  })
}

/** Copies that nothing leads to any more go, with why they could not be refreshed. */
async function forgetUnnamed(world: World): Promise<void> {
  const { copias, fallas } = world.device.lectura
  for (const resource of world.catalog.resources) {
    if (!resource.onlyWarm) continue
    // At once, so that names and copies are of the same moment: and of the same person.
    await world.device.lectura.transaction('rw', copias, fallas, async () => {
      const named: unknown[] | undefined = await resource.warm?.(storedOn(world))
      if (!named) return
      const keys = new Set(named.map((params) => resource.key(params)))
      const kept = await copias.where({ resource: resource.name }).primaryKeys()
      const gone = kept.filter((key) => !keys.has(key))
      await copias.bulkDelete(gone)
      await fallas.bulkDelete(gone)
    })
  }
}

/** The resource of this name; a name that is in no catalog is a mistake of the caller. */
export function resourceNamed({ catalog }: World, name: string): AnyResource {
  const found = catalog.resources.find((resource) => resource.name === name)
  if (!found) throw new Error(`No resource is called '${name}': is it in the catalog?`)
  return found
}
