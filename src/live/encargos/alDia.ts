import { api } from '#live/llamadas/useLiveCall.ts'
import { device, openPhone } from '#live/telefono/device.ts'
import { reportBug } from '#local/bases/open.ts'
import { openPrestadas } from '#local/encargos/base.ts'
import { ponerAlDiaPrestadas } from '#local/encargos/ponerAlDia.ts'

/**
 * Deletes ended loans and renews the others' passes once, for a person who seldom opens their screens. Pages load this
 * file only if this phone may hold a loan.
 */
export async function ponerPrestadasAlDia(): Promise<void> {
  if ((await openPhone()) !== 'open') return
  // A connection of its own: these pages need none afterwards.
  const base = openPrestadas()
  const mundo = { base, device, call: api.call, now: Date.now }
  await ponerAlDiaPrestadas(mundo).catch(reportBug)
  base.close()
}
