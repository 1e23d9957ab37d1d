import { is } from 'superstruct'

import { isLocked } from '#local/bases/device.ts'
import { ifPossible } from '#local/bases/note.ts'
import type { Copied } from '#local/cuadro.ts'
import { currentSession } from '#local/session/session.ts'
import { knownOffset } from '#local/time/clock.ts'

import type { World } from './world.ts'

/** Composes every cuadro (data for a first picture) from the present copies of the signed-in person. */
export async function composeAll({ device, catalog, now }: World): Promise<void> {
  const { copias, cuadros, dueno } = device.lectura
  const session = await currentSession(device)
  // A locked phone would compose pictures without data.
  if (!session || !catalog.cuadros || isLocked(device)) return
  const made = await Promise.all(
    catalog.cuadros.map(async ({ id, load }) => ({ id, compose: await load() })),
  )
  const offset = await knownOffset(device)
  const copied: Copied = async (resource, params) => {
    const copy = await copias.get(resource.key(params))
    if (!copy || (resource.shape && !is(copy.value, resource.shape))) return undefined
    return { value: copy.value as never, savedAt: copy.savedAt } // The copy has the type of its resource.
  }
  const compose = async () => {
    if ((await dueno.get('actual'))?.generation !== session.generation) return
    for (const cuadro of made) {
      const value = await cuadro.compose(copied, offset)
      if (value === undefined) await cuadros.delete(cuadro.id)
      else await cuadros.put({ id: cuadro.id, value, madeAt: now() })
    }
  }
  await ifPossible(() => device.lectura.transaction('rw', copias, cuadros, dueno, compose))
}
