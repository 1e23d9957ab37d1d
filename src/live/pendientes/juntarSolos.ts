import { device } from '#live/telefono/device.ts'
import type { Operacion } from '#local/bases/salida.ts'
import { juntaDe } from '#model/juntas.ts'

import { resolvePendiente } from './decisiones.ts'

/** Conflicts that were examined before. A row that changed has new keys, and is examined again. */
const looked = new Set<string>()

/** Ends conflicts that need no question, because each field was changed by one side only. */
export async function juntarSolos(all: Operacion[]): Promise<void> {
  const session = await device.salida.sesion.get('actual')
  if (session?.state !== 'in') return
  for (const { id, uid, type, state, payload, theirs, keys } of all) {
    const mark = keys.join()
    if (state !== 'conflict' || uid !== session.uid || looked.has(mark)) continue
    looked.add(mark)
    const junta = juntaDe(type, payload, theirs)
    if (junta?.preguntas.length === 0)
      await resolvePendiente({ id, generation: session.generation }, { both: junta.con({}) })
  }
}
