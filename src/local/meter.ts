import type { Device } from './device.ts'
import { ifPossible } from './note.ts'

/** Bytes of the bodies that went and came, since a month began. */
export type Datos = { month: string; sent: number; received: number }

/** Adds one exchange to what this month has cost. */
export async function noteData(
  { publica }: Device,
  { sent, received }: { sent: number; received: number },
  now: number,
): Promise<void> {
  if (sent + received === 0) return
  const month = new Date(now).toISOString().slice(0, 7)
  await ifPossible(() =>
    publica.transaction('rw', publica.valores, async () => {
      const kept = (await publica.valores.get('datos'))?.value as Datos | undefined
      const before = kept?.month === month ? kept : { sent: 0, received: 0 }
      const value: Datos = {
        month,
        sent: before.sent + sent,
        received: before.received + received,
      }
      await publica.valores.put({ id: 'datos', value, savedAt: now })
    }),
  )
}
