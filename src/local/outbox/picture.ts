import { Dexie, type ObservabilitySet, RangeSet, mergeRanges } from 'dexie'

import type { Device } from '#local/bases/device.ts'
import type { Operacion } from '#local/bases/salida.ts'
import { isSane } from '#local/bases/sane.ts'

const everything = () => new RangeSet(-Infinity, [[]])

/**
 * The outbox in an engine's memory: read once, and then only the rows that any window has written since. `heard` is
 * called as soon as rows or session change. Decisions based on it are checked again when they are written.
 */
export function pictureOf(device: Device, heard: () => void) {
  const rows = new Map<number, Operacion>()
  let unread = everything()
  let reading: symbol | undefined

  function hear(parts: ObservabilitySet): void {
    const of = (table: string) => parts[`idb://${device.salida.name}/${table}/`] ?? parts['all']
    const written = of('operaciones')
    if (written) mergeRanges(unread, written)
    if (written ?? of('sesion')) heard()
  }
  Dexie.on.storagemutated.subscribe(hear)

  return {
    /**
     * All usable rows, oldest first. A read that is still without an answer is left: this one reads all rows, and its
     * late ones are dropped.
     */
    async read(): Promise<Operacion[]> {
      if (reading) unread = everything()
      const mine = Symbol('read')
      reading = mine
      const ranges = [...unread]
      unread = new RangeSet()
      const { operaciones } = device.salida
      const last = Math.max(0, ...rows.keys())
      const isPlain = ({ from, to }: { from: unknown; to: unknown }) =>
        from === to && (rows.has(Number(from)) || Number(from) > last)
      try {
        if (ranges.every(isPlain)) {
          const keys = ranges.map(({ from }) => Number(from)).filter((key) => key <= last)
          const [found, later] = await Promise.all([
            keys.length > 0 ? operaciones.bulkGet(keys) : [],
            // A window that froze after its write sends no event: so all rows with a higher number are read.
            operaciones.where('seq').above(last).toArray(),
          ])
          if (reading === mine) {
            keys.forEach((key, n) => keep(key, found[n]))
            for (const row of later) keep(Number(row.seq), row)
          }
        } else {
          const found = await operaciones.toArray()
          if (reading === mine) {
            rows.clear()
            for (const row of found) keep(Number(row.seq), row)
          }
        }
      } catch (error) {
        if (reading === mine) unread = everything()
        throw error
      } finally {
        if (reading === mine) reading = undefined
      }
      return [...rows.values()].toSorted((one, other) => Number(one.seq) - Number(other.seq))
    },
    /** The next read loads all rows again. */
    forget: () => void (unread = everything()),
    stop: () => Dexie.on.storagemutated.unsubscribe(hear),
  }

  function keep(key: number, row: Operacion | undefined): void {
    if (row && isSane(row)) rows.set(key, row)
    else rows.delete(key)
  }
}
