import { conocer, operationOf } from '#live/telefono/conocido.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import type { Perdida } from '#local/bases/salida.ts'
import { isSaneLoss } from '#local/bases/sane.ts'
import { isOf } from '#local/outbox/mirror.ts'
import { currentSession } from '#local/session/session.ts'

/** A change of this person that the browser deleted before it was sent. */
export type Perdido = Pick<Perdida, 'id' | 'createdAt' | 'state'> & { words: string }

/** Changes of this person that were lost on this phone, oldest first, until the person has read the list. */
export function usePerdidas(): Perdido[] {
  return useLive(
    async () => {
      const session = await currentSession(device)
      const rows = await device.salida.perdidas.filter(isSaneLoss).toArray()
      if (!session || rows.length === 0) return NONE
      const own = await Promise.all(rows.map((row) => isOf(row, session.uid)))
      const suyas = rows.filter((_row, n) => own[n])
      await conocer(suyas)
      return suyas
        .toSorted((a, b) => a.createdAt - b.createdAt)
        .map(({ id, type, createdAt, state }) => ({ id, createdAt, state, words: nameOf(type) }))
    },
    '',
    NONE,
  )
}

const NONE: Perdido[] = []

const nameOf = (type: string) => operationOf(type)?.name ?? 'Un cambio'

/** Deletes the list after the person has read it. */
export async function forgetPerdidas(perdidas: Perdido[]): Promise<void> {
  await device.salida.perdidas.bulkDelete(perdidas.map(({ id }) => id))
}
