import { atom, getDefaultStore, useAtomValue } from 'jotai'

const pagina = { store: getDefaultStore() }

/** Since when somebody looks at this page: since it was opened, or since it last came back into sight. */
const desde = atom<number>(performance.timeOrigin)
desde.onMount = (set) => {
  const look = () => document.visibilityState === 'visible' && set(Date.now())
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** A visit that begins later than now began by an hour that was wrong, and was put right since. */
const fueDesde = (visita: number, at: number) => at >= visita || visita > Date.now()

/** Whether something failed in this visit. What failed before it is being tried again, and is no news. */
export function useEsDeEstaVisita({ failedAt }: { failedAt?: number } = {}): boolean {
  const visita = useAtomValue(desde, pagina)
  return failedAt === undefined || fueDesde(visita, failedAt)
}
