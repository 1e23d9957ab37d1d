import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

import type { Desafio, Solucion } from '#contract/extensiones/antirrobot.ts'

/** Messages of this worker: the number of steps done, and at last the result. */
export type Dicho = { pasos: number } | { solucion: Solucion['solution'] } | { falla: true }

const SELDOM = 10

self.addEventListener('message', ({ data }: MessageEvent<Desafio>) => {
  void solve(data).then((said) => self.postMessage(said))
})

async function solve(challenge: Desafio): Promise<Dicho> {
  let pasos = 0
  try {
    const solution = await solveChallenge({
      challenge,
      deriveKey: (...of) => {
        pasos += 1
        if (pasos % SELDOM === 0) self.postMessage({ pasos } satisfies Dicho)
        return deriveKey(...of)
      },
    })
    if (!solution) return { falla: true }
    const { counter, derivedKey } = solution
    return { solucion: { counter, derivedKey } }
  } catch {
    return { falla: true } // The challenge has an unknown form, or the browser lacks the functions: the person is told.
  }
}
