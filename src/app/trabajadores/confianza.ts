import { api } from '#live/llamadas/useLiveCall.ts'
import { device } from '#live/telefono/device.ts'
import { reportBug } from '#local/bases/open.ts'
import { ifArrived, part } from '#local/part.ts'

/**
 * Keeps the data with which this phone checks another's card. In the page, not in the engine: the counter loads the
 * engine, and a counter checks no card.
 */
export function mantenerConfianza(): void {
  void ifArrived(async () => {
    const { keepConfianza } = await part(() => import('#local/pase/confianza.ts'))
    await keepConfianza(device, api.call, Date.now)
  }).catch(reportBug)
}
