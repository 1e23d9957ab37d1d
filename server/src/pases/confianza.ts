import type { Confianza } from '#contract/extensiones/pases.ts'

import type { Portal } from '../base/portal.ts'
import { clavesPublicas } from '../firmas/puerta.ts'
import { tablas } from './codigos.ts'
import { anulados } from './estado.ts'

const VALE_MS = 60_000
const made = new WeakMap<Portal, { at: number; confianza: Promise<Confianza> }>()

/**
 * Keys, list of revoked passes and tables, without a rate limit: a neighbour behind the same address must not be able
 * to keep the list from a checker. In production each process computes it once a minute, since it reads all valid
 * passes; in the demo each time, so that changes show at once.
 */
export function confianzaDe(portal: Portal, ahora: number): Promise<Confianza> {
  if (portal.config.mode !== 'production') return hacer(portal, ahora)
  const last = made.get(portal)
  if (last && last.at <= ahora && ahora < last.at + VALE_MS) return last.confianza
  const confianza = hacer(portal, ahora)
  made.set(portal, { at: ahora, confianza })
  // The present caller gets the error; the next one tries again.
  confianza.catch(() => made.delete(portal))
  return confianza
}

async function hacer(portal: Portal, ahora: number): Promise<Confianza> {
  // The list first: this may create its key, which must be among the keys.
  const lista = await anulados(portal, ahora)
  return { claves: await clavesPublicas(portal, ahora), anulados: lista, tablas }
}
