import { hasRoom } from '#local/bases/room.ts'
import type { Operacion } from '#local/bases/salida.ts'
import { rowsOf } from '#local/outbox/outbox.ts'
import { presupuesto } from '#local/provider/ahorro.ts'
import type { AnyResource } from '#local/resource.ts'
import { currentSession } from '#local/session/session.ts'
import { providerNow } from '#local/time/clock.ts'

import { forgetUnnamed, namedBy } from './named.ts'
import { type Pulled, pull } from './pull.ts'
import { type World, ofThisSession, operationOf } from './world.ts'

/** True if the copy is young enough, and the last attempt to fetch it did not fail. */
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

/**
 * Position, in the order of all requests and answers, at which the provider decided on a change; undefined if it has
 * not.
 */
const decidedAt = ({ state, confirmedAt = 0, refusedAt }: Operacion): number | undefined =>
  state === 'done' ? confirmedAt : state === 'rejected' ? refusedAt : undefined

/**
 * Copies that the person's own confirmed or refused changes outdated: they are fetched until an answer contains the
 * changes.
 */
export async function outdated(world: World): Promise<Wanted[]> {
  const session = await currentSession(world.device)
  if (!session) return []
  const made = new Map<string, Wanted & { at: number }>()
  for (const row of await rowsOf(world.device, session.uid)) {
    const at = decidedAt(row)
    if (at === undefined || row.payload === undefined) continue
    for (const wanted of operationOf(world, row.type)?.refresh?.(row.payload) ?? []) {
      const key = wanted.resource.key(wanted.params)
      made.set(key, { ...wanted, at: Math.max(at, made.get(key)?.at ?? 0) })
    }
  }
  const found: Wanted[] = []
  for (const [key, wanted] of made) {
    const copy = await world.device.lectura.copias.get(key)
    if (copy && copy.askedAt <= wanted.at) found.push(wanted)
  }
  return found
}

/** True if the copy under this key is outdated. */
export const isOutdated = async (world: World, key: string): Promise<boolean> =>
  (await outdated(world)).some((wanted) => keyOf(wanted) === key)

/** Fetches one copy. `anew`: the answer to a request that is already under way does not count. */
export type Ask = (
  world: World,
  resource: AnyResource,
  params: unknown,
  anew?: boolean,
) => Promise<Pulled>

type Warming = {
  news?: boolean
  ask?: Ask
  /** Called when a cuadro can be shown, when all its sources are here, and after the data that they name. */
  arrived?: () => Promise<unknown>
}

/**
 * Order in which a round fetches copies: outdated by own changes; needed for a first picture or for news; all others;
 * documents.
 */
const OWN = 0
const SHOWN = 1
const BEHIND = 2
const DOCUMENT = 3

type Ranked = Wanted & { rank: number }

/**
 * Loads the data for a counter in advance, and asks for news if there may be signal. Copies that an answer names are
 * loaded too, and copies that no answer names any more are removed. False if something failed.
 */
export async function warm(
  every: World,
  { news = false, ask = pull, arrived }: Warming = {},
): Promise<boolean> {
  // If another person signs in during a round, the rest is not requested with their token.
  const world = await ofThisSession(every)
  const room = await hasRoom(world.device, world.now())
  const enough = new Set(world.catalog.cuadros?.flatMap(({ yaCon = [] }) => yaCon))
  const fetchOne = async ({ resource, params, rank }: Ranked): Promise<Pulled> => {
    if (rank === OWN) return ask(world, resource, params, true)
    if (!room && !resource.eager) return 'full'
    if (!(news && resource.eager) && (await isFresh(world, resource, params))) return 'stored'
    const outcome = await ask(world, resource, params)
    if (outcome === 'stored' && enough.has(resource)) await arrived?.()
    return outcome
  }
  const outcomes: Pulled[] = []
  const next = makeQueue(world)
  let now = await next()
  while (now.some(({ rank }) => rank < DOCUMENT)) {
    outcomes.push(...(await inLanes(now, fetchOne)))
    if (now.some(({ rank }) => rank === SHOWN)) await arrived?.()
    now = await next()
  }
  await forgetUnnamed(world, (await outdated(world)).length > 0)
  outcomes.push(...(await warmDocuments(world, now, fetchOne)))
  return outcomes.every((outcome) => outcome !== 'failed')
}

/**
 * The copies of one round, each once. Each call looks again, because fetched copies name others, and takes the most
 * urgent ones.
 */
function makeQueue(world: World): () => Promise<Ranked[]> {
  const own = new Set<string>()
  const looked = new Set<string>()
  let waiting: Ranked[] = []
  const shown = new Set(world.catalog.cuadros?.flatMap(({ de }) => de))
  // The list of notifications is fetched before the copies that its rows refer to.
  for (const { de } of world.catalog.novedades ?? []) shown.add(de)
  const rankOf = (resource: AnyResource) =>
    resource.conArchivo ? DOCUMENT : shown.has(resource) ? SHOWN : BEHIND

  async function look(): Promise<void> {
    // Repeated in later rounds: a change that was confirmed before its list first arrived found no copy to mark as old.
    for (const one of await outdated(world))
      if (isNew(own, one)) waiting.push({ ...one, rank: OWN })
    for (const one of await warmed(world))
      if (isNew(looked, one) && !own.has(keyOf(one)))
        waiting.push({ ...one, rank: rankOf(one.resource) })
    waiting.sort((one, other) => one.rank - other.rank)
  }
  return async () => {
    await look()
    // Copies outdated by own changes do not delay the first picture.
    const last = Math.max(SHOWN, waiting[0]?.rank ?? 0)
    const now = waiting.filter(({ rank }) => rank <= last)
    waiting = waiting.slice(now.length)
    return now
  }
}

/** The copies that the stored copies name. */
async function warmed(world: World): Promise<Wanted[]> {
  const now = await providerNow(world.device, world.now())
  const wanted = await Promise.all(
    world.catalog.resources.map(async (resource) =>
      ((await namedBy(world, resource, now)) ?? []).map((params) => ({ resource, params })),
    ),
  )
  return wanted.flat()
}

const keyOf = ({ resource, params }: Wanted) => resource.key(params)
const isNew = (seen: Set<string>, one: Wanted) => !seen.has(keyOf(one)) && seen.add(keyOf(one))

/** Fetches only the copies that the person's own changes made old. */
export async function refreshOutdated(world: World): Promise<void> {
  const mine = await ofThisSession(world)
  await inLanes(await outdated(mine), ({ resource, params }) => pull(mine, resource, params))
}

// While something is sent, copies are fetched one by one: a connection stays free for the person's own requests
// (lanes.ts).
const AT_ONCE = 4

/** Fetches all copies in order, some at a time. */
async function inLanes<One extends Wanted>(
  wanted: readonly One[],
  work: (one: One) => Promise<Pulled>,
): Promise<Pulled[]> {
  const outcomes: Pulled[] = []
  const queue = wanted.values()
  const lane = async () => {
    for (const one of queue) outcomes.push(await work(one))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return outcomes
}

/** Fetches documents one after the other, after everything else, within the size limit: the next round continues. */
async function warmDocuments(
  world: World,
  documents: readonly Ranked[],
  fetchOne: (one: Ranked) => Promise<Pulled>,
): Promise<Pulled[]> {
  const outcomes: Pulled[] = []
  // Documents that the person opened do not count: they would leave no room for a new prescription's.
  const named = documents.map(keyOf)
  for (const one of documents) {
    const copies = await world.device.lectura.copias.bulkGet(named)
    const taken = copies.reduce((sum, copy) => sum + (copy?.size ?? 0), 0)
    if (taken >= (await presupuesto(world.device))) break
    const outcome = await fetchOne(one)
    outcomes.push(outcome)
    if (outcome === 'full' || (outcome === 'failed' && (await stopsAll(world, one)))) break
  }
  return outcomes
}

const STOPS_ALL: unknown[] = ['no-answer', 'captive', 'session-over', 'session-expired', 429, 503]

/** True if the network, the session or a busy provider failed: a refusal is about this one document. */
async function stopsAll({ device: { lectura } }: World, one: Wanted): Promise<boolean> {
  const failure = (await lectura.fallas.get(keyOf(one)))?.failure
  return STOPS_ALL.includes(failure?.kind === 'status' ? failure.status : failure?.kind)
}

/** Resource by name; an unknown name is a bug of the caller. */
export function resourceNamed({ catalog }: World, name: string): AnyResource {
  const found = catalog.resources.find((resource) => resource.name === name)
  if (!found) throw new Error(`No resource '${name}'`)
  return found
}
