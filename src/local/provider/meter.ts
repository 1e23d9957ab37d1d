import type { Device } from '#local/bases/device.ts'
import { ifPossible } from '#local/bases/note.ts'

/** Bytes of the bodies of requests and answers. `ultima`: bytes of the last answer with a body. */
type Gasto = { sent: number; received: number; ultima?: number }

/** One row for each month and call: 'datos/2026-11/GET /v1/…'. The screen adds the purpose of the call. */
export const DATOS = 'datos/'

/** Adds the bytes of one call to its month. */
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
