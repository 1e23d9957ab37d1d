import type { Portal } from '../portal.ts'
import { anulados } from './estado.ts'

type Lista = Awaited<ReturnType<typeof anulados>>

const VALE_MS = 60_000
const made = new WeakMap<Portal, { at: number; lista: Promise<Lista> }>()

/**
 * The list for whoever asks. It looks at every pass that lives, and anybody may ask: in production each process makes it
 * once a minute. In the demo what was just done is to be seen at once.
 */
export function listaDeAnulados(portal: Portal, ahora: number): Promise<Lista> {
  if (portal.config.mode !== 'production') return anulados(portal, ahora)
  const last = made.get(portal)
  if (last && last.at <= ahora && ahora < last.at + VALE_MS) return last.lista
  const lista = anulados(portal, ahora)
  made.set(portal, { at: ahora, lista })
  // Whoever waits for it hears of the failure; the next one asks anew.
  lista.catch(() => made.delete(portal))
  return lista
}
