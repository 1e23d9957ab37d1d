import type { Confianza } from '#contract/extensiones/pases.ts'

import type { Portal } from '../base/portal.ts'
import { clavesPublicas } from '../firmas/puerta.ts'
import { tablas } from './codigos.ts'
import { anulados } from './estado.ts'

const VALE_MS = 60_000
const made = new WeakMap<Portal, { at: number; confianza: Promise<Confianza> }>()

/**
 * Keys, list of revoked passes and tables, for whoever asks and as often as they ask: who shares an address with a checker must
 * not be able to keep the list from them. In production each process makes it once a minute, as it looks at every pass that
 * lives. In the demo what was just done is to be seen at once.
 */
export function confianzaDe(portal: Portal, ahora: number): Promise<Confianza> {
  if (portal.config.mode !== 'production') return hacer(portal, ahora)
  const last = made.get(portal)
  if (last && last.at <= ahora && ahora < last.at + VALE_MS) return last.confianza
  const confianza = hacer(portal, ahora)
  made.set(portal, { at: ahora, confianza })
  // Whoever waits for it hears of the failure; the next one asks anew.
  confianza.catch(() => made.delete(portal))
  return confianza
}

async function hacer(portal: Portal, ahora: number): Promise<Confianza> {
  // The list first: its key may be made for it, and is then among the others.
  const lista = await anulados(portal, ahora)
  return { claves: await clavesPublicas(portal, ahora), anulados: lista, tablas }
}
