import type { Device } from '#local/bases/device.ts'
import { ifPossible } from '#local/bases/note.ts'

/** Bytes of the bodies that went and came. `ultima`: of the last answer that brought something. */
type Gasto = { sent: number; received: number; ultima?: number }

/** Of each month and call a row of its own: 'datos/2026-11/GET /v1/…'. What they were for is said by who shows them. */
export const DATOS = 'datos/'

/** Adds one exchange to what its month has cost. */
export async function noteData(
  { publica }: Device,
  asked: string,
  { sent, received }: Gasto,
  now: number,
): Promise<void> {
  if (sent + received === 0) return
  const id = `${DATOS}${new Date(now).toISOString().slice(0, 7)}/${asked}`
  await ifPossible(() =>
    publica.transaction('rw', publica.valores, async () => {
      const before = (await publica.valores.get(id))?.value as Gasto | undefined
      const value = {
        sent: sent + (before?.sent ?? 0),
        received: received + (before?.received ?? 0),
        ultima: received || before?.ultima,
      }
      await publica.valores.put({ id, value, savedAt: now })
    }),
  )
}
