import { device, useStorage } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { type Prestada, prestadasVivas } from '#local/encargos/prestadas.ts'
import { knownOffset } from '#local/time/clock.ts'
import { useAhora } from '#ui/useAhora.ts'

import { prestadas } from './base.ts'

type Mias = {
  vivas: Prestada[]
  /** The server's present time, as far as this phone knows it. */
  ahora: number
}

/** Loans on this phone that have not ended, live; undefined until they are read. */
export function useMisPrestadas(): Mias | undefined {
  const now = useAhora(10_000)
  const storage = useStorage()
  const leidas = useLive(async () => {
    if (storage === 'opening') return undefined
    // Both reads must start together: a live query does not notice changes of a table that is read after an await.
    // Ended loans are filtered below.
    const [offset, vivas] = await Promise.all([knownOffset(device), prestadasVivas(prestadas(), 0)])
    return { vivas, offset }
  }, storage)
  if (!leidas) return undefined
  const ahora = now + leidas.offset
  return { vivas: leidas.vivas.filter(({ hasta }) => hasta > ahora), ahora }
}
