import { CERROJO } from '#local/bases/names.ts'

/** Nothing is sent until it is let go: another window is sending. Answers how to let go. */
export const tomarElTurno = (): Promise<() => void> =>
  new Promise((tomado) => {
    void navigator.locks.request(CERROJO, () => new Promise<void>(tomado))
  })
