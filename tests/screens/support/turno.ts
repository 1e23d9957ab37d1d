import { CERROJO } from '#local/bases/names.ts'

/** Blocks the sending, as another window's sending does. Returns a function that lets it go on. */
export const tomarElTurno = (): Promise<() => void> =>
  new Promise((tomado) => {
    void navigator.locks.request(CERROJO, () => new Promise<void>(tomado))
  })
