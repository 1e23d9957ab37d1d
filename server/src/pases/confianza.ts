import type { ListaDePases } from '#contract/extensiones/listaDePases.ts'
import type { Confianza } from '#contract/extensiones/pases.ts'

import type { Portal } from '../base/portal.ts'
import { clavesPublicas } from '../firmas/puerta.ts'
import { tablas } from './codigos.ts'
import { anulados } from './estado.ts'
import { listaDe } from './lista.ts'
import { revisar } from './revisar.ts'

const VALE_MS = 60_000
/** Time for the changes since the last minute: hundreds of thousands at once take several minutes. */
const REVISAR_MS = 5_000

/**
 * One answer a minute in a production process, without a rate limit: a neighbour behind the same address must not be
 * able to keep the list from a checker. In the demo each time, so that changes show at once.
 */
function porMinuto<T>(hacer: (portal: Portal, ahora: number) => Promise<T>) {
  const made = new WeakMap<Portal, { at: number; answer: Promise<T> }>()
  return (portal: Portal, ahora: number): Promise<T> => {
    if (portal.config.mode !== 'production') return hacer(portal, ahora)
    const last = made.get(portal)
    if (last && last.at <= ahora && ahora < last.at + VALE_MS) return last.answer
    const answer = hacer(portal, ahora)
    made.set(portal, { at: ahora, answer })
    // The present caller gets the error; the next one tries again.
    answer.catch(() => made.delete(portal))
    return answer
  }
}

/** Keys, list of revoked passes in one piece, and tables. */
export const confianzaDe = porMinuto(async (portal, ahora): Promise<Confianza> => {
  await revisar(portal.db, ahora, REVISAR_MS)
  // The list is made first, because this may create its signing key, which must be among the keys.
  const lista = await anulados(portal, ahora)
  return { claves: await clavesPublicas(portal, ahora), anulados: lista, tablas }
})

/** Keys and revocation list, with the list in parts. */
export const listaDePases = porMinuto(async (portal, ahora): Promise<ListaDePases> => {
  await revisar(portal.db, ahora, REVISAR_MS)
  const lista = await listaDe(portal, ahora)
  return { claves: await clavesPublicas(portal, ahora), tablas, ...lista }
})
