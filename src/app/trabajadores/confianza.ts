import { api } from '#live/llamadas/useLiveCall.ts'
import { device } from '#live/telefono/device.ts'
import { BASE_DE_PRESTADAS } from '#local/bases/names.ts'
import { reportBug } from '#local/bases/open.ts'
import { ifArrived, part } from '#local/part.ts'

/**
 * Keeps the data with which this phone checks another's card, and the loans on it. In the page, not in the engine: the
 * counter loads the engine, and a counter checks no card.
 */
export function mantenerConfianza(): void {
  void ifArrived(async () => {
    const { keepConfianza } = await part(() => import('#local/pase/confianza.ts'))
    await keepConfianza(device, api.call, Date.now)
    if (!(await puedeTenerPrestadas())) return
    const { ponerPrestadasAlDia } = await part(() => import('#live/encargos/alDia.ts'))
    await ponerPrestadasAlDia()
  }).catch(reportBug)
}

/** False on most phones, which never opened that database. A browser that cannot tell (Firefox 125) may have it. */
async function puedeTenerPrestadas(): Promise<boolean> {
  if (device.enMemoria) return false
  const bases = await indexedDB.databases?.()
  return !bases?.every(({ name }) => name !== BASE_DE_PRESTADAS)
}
