import { is } from 'superstruct'

import type { Copied } from '#local/documento.ts'
import { ifPossible } from '#local/note.ts'
import { currentSession } from '#local/session.ts'

import type { World } from './world.ts'

/** Makes every document anew from the copies as they are now, for the person who is signed in. */
export async function composeAll({ device, catalog, now }: World): Promise<void> {
  const { copias, documentos, dueno } = device.lectura
  const session = await currentSession(device)
  if (!session || !catalog.documentos) return
  const made = await Promise.all(
    catalog.documentos.map(async ({ id, load }) => ({ id, compose: await load() })),
  )
  const copied: Copied = async (resource, params) => {
    const copy = await copias.get(resource.key(params))
    if (!copy || (resource.shape && !is(copy.value, resource.shape))) return undefined
    return { value: copy.value as never, savedAt: copy.savedAt } // of the shape that its resource says
  }
  const compose = async () => {
    if ((await dueno.get('actual'))?.generation !== session.generation) return
    for (const document of made) {
      const value = await document.compose(copied)
      if (value === undefined) await documentos.delete(document.id)
      else await documentos.put({ id: document.id, value, madeAt: now() })
    }
  }
  await ifPossible(() => device.lectura.transaction('rw', copias, documentos, dueno, compose))
}
