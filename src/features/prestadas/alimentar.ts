import type { Recepcion } from '#model/encargos/recepcion.ts'

/** Number of valid frames after which a message disappears: with two givers at once it would flicker. */
const BASTAN = 8

/**
 * Passes scanned texts on in their order, without direct repetitions, and reports the state after each. The returned
 * function is true once the transfer is accepted or refused: then the camera can stop.
 */
export function alimentar(
  recibe: (text: string) => Promise<Recepcion>,
  tell: (state: Recepcion) => void,
  failed: (error: unknown) => void,
): (text: string) => boolean {
  let last = ''
  let decided = false
  let turn = Promise.resolve()
  let aviso: Extract<Recepcion, { state: 'leyendo' }>['aviso']
  let good = 0

  async function give(text: string) {
    if (decided) return
    const now = await recibe(text)
    if (now.state !== 'leyendo') {
      decided = true
      return tell(now)
    }
    good = now.aviso ? 0 : good + 1
    if (now.aviso) ({ aviso } = now)
    else if (good >= BASTAN) aviso = undefined
    tell({ state: 'leyendo', parte: now.parte, ...(aviso && { aviso }) })
  }

  return (text) => {
    if (decided || text === last) return decided
    last = text
    turn = turn.then(() => give(text)).catch(failed)
    return decided
  }
}
