import { atom, getDefaultStore, useAtomValue } from 'jotai'

const pagina = { store: getDefaultStore() }

/** Start of the present visit: the time when the page was opened or last became visible. */
const desde = atom<number>(performance.timeOrigin)
desde.onMount = (set) => {
  const look = () => document.visibilityState === 'visible' && set(Date.now())
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/**
 * A start in the future means that the clock was wrong and has been set right since: then the failure counts as of this
 * visit.
 */
const fueDesde = (visita: number, at: number) => at >= visita || visita > Date.now()

/** True for a failure in this visit. An older one is being tried again and is not shown. */
export function useEsDeEstaVisita({ failedAt }: { failedAt?: number } = {}): boolean {
  const visita = useAtomValue(desde, pagina)
  return failedAt === undefined || fueDesde(visita, failedAt)
}
