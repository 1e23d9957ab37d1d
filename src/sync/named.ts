import { is } from 'superstruct'

import { isLocked } from '#local/bases/device.ts'
import { forgetCopies } from '#local/bases/lectura.ts'
import type { AnyResource, Stored } from '#local/resource.ts'
import { providerNow } from '#local/time/clock.ts'

import type { World } from './world.ts'

const storedOn =
  (
    { device: { lectura } }: World,
    isUsable: (value: unknown, of: AnyResource) => boolean,
  ): Stored =>
  async (resource, params) => {
    const value = (await lectura.copias.get(resource.key(params)))?.value
    return (isUsable(value, resource) ? value : undefined) as never
  }

/**
 * The copies of this resource that stored copies name. Copies are read as they are, because each of them was checked
 * when it arrived. If that fails, damaged ones count as missing: they are fetched again.
 */
export async function namedBy(
  world: World,
  resource: AnyResource,
  now: number,
): Promise<unknown[] | undefined> {
  try {
    return await resource.warm?.(
      storedOn(world, () => true),
      now,
    )
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return resource.warm?.(
      storedOn(world, (value, { shape }) => shape === undefined || is(value, shape)),
      now,
    )
  }
}

const FAMILIA = 'familia'

/**
 * Removes copies that no other copy names any more, with their stored failures. `isListOld`: an answer that contains the
 * person's last changes is still missing.
 *
 * After a member left the family, a search, a detail or an opened document may hold that member's data, which nothing
 * here can tell: all copies go that are not loaded in advance, and the others count as old.
 */
export async function forgetUnnamed(world: World, isListOld: boolean): Promise<void> {
  const { device, catalog, now } = world
  // A locked phone does not know the keys of the copies that it has.
  if (isLocked(device)) return
  const { lectura } = device
  const { copias, fallas, archivos, cuadros, dueno } = lectura
  const family = await familyOf(world)
  // Only this function writes that row.
  const noted = ((await cuadros.get(FAMILIA))?.value ?? []) as readonly number[]
  const day = await providerNow(device, now())
  const left = noted.some((id) => family?.includes(id) === false)
  for (const resource of catalog.resources) {
    // The document of a change that was just accepted is kept, although the list that names it has not arrived yet.
    if (!(left || resource.onlyWarm) || (resource.conArchivo && isListOld)) continue
    const { name } = resource
    // In one transaction, so that names and copies are of the same moment and the same person.
    await lectura.transaction('rw', copias, fallas, archivos, async () => {
      const named = resource.warm ? await namedBy(world, resource, day) : []
      if (!named) return
      const keys = new Set(named.map((params) => resource.key(params)))
      const kept = await copias.where({ resource: name }).primaryKeys()
      await forgetCopies(
        lectura,
        kept.filter((key) => !keys.has(key)),
      )
      if (left) await copias.where({ resource: name }).modify({ outdated: true })
    })
  }
  if (!family || isListOld || String(noted) === String(family)) return
  // Only now, so that an interrupted round is repeated; a change that came while the phone was locked is found, too.
  await lectura.transaction('rw', cuadros, dueno, async () => {
    if ((await dueno.get('actual'))?.generation === world.generation)
      await cuadros.put({ id: FAMILIA, value: family, madeAt: now() })
  })
}

/** Ids of the present members; undefined without a sound copy. */
async function familyOf({ device, catalog: { familia } }: World): Promise<number[] | undefined> {
  const copy = familia && (await device.lectura.copias.get(familia.de.key({})))
  if (!copy || (familia.de.shape && !is(copy.value, familia.de.shape))) return undefined
  return familia.ids(copy.value)
}
