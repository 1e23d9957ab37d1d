import { useCallback, useEffect, useRef, useState } from 'react'

import { credencial } from '#contract/credencial.ts'
import { useSenalNotada } from '#live/copias/useSignal.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import type { Failure } from '#live/proveedor/failure.ts'

/** Lifetime of a code (CRED-02). */
export const VIDA = 5 * 60_000

export type Emitida = {
  token: string
  /** Time by the provider's clock, which the check page compares with. */
  emitidaAt: number
  /** Time of the request, by this phone's clock and by elapsed time. */
  issuedAt: number
  startedAt: number
}

export type Codigo =
  | { state: 'pidiendo' }
  /** Known to be without signal: no call was made. */
  | { state: 'sin-senal' }
  | ({ state: 'vigente' } & Emitida)
  | { state: 'falla'; failure: Failure }

/** Fetches a credential token when the card opens or the signal comes back, and on request. */
export function useToken(idAfiliado: number): { codigo: Codigo; pedir: () => void } {
  const [codigo, setCodigo] = useState<Codigo>()
  const latest = useRef(0)
  const { run } = useLiveCall(credencial.generarToken, { toast: false })
  const senal = useSenalNotada()

  const ask = useCallback(async () => {
    latest.current += 1
    const mine = latest.current
    // Time before the call: the code's five minutes begin at the provider a little later, so this is on the safe side.
    const asked = { issuedAt: Date.now(), startedAt: performance.now() }
    const answer = await run({ afiliado: { idAfiliado } })
    if (mine !== latest.current) return
    setCodigo(
      answer.ok
        ? {
            state: 'vigente',
            token: answer.value.token,
            emitidaAt: Date.parse(answer.value.fechaCreacion),
            ...asked,
          }
        : { state: 'falla', failure: answer.failure },
    )
  }, [idAfiliado, run])

  useEffect(
    () => () => {
      latest.current += 1
    },
    [],
  )
  useEffect(() => {
    if (senal === 'con-senal' && latest.current === 0) void ask()
  }, [senal, ask])

  const pedir = useCallback(() => {
    setCodigo({ state: 'pidiendo' })
    void ask()
  }, [ask])
  const sinSenal = senal !== undefined && senal !== 'con-senal'
  return { codigo: codigo ?? { state: sinSenal ? 'sin-senal' : 'pidiendo' }, pedir }
}

/** Time left, by the stricter of two clocks: the phone's may be set back, the other may stop while the phone sleeps. */
export function queda({ issuedAt, startedAt }: Emitida): number {
  const elapsed = Math.max(Date.now() - issuedAt, performance.now() - startedAt)
  return Math.max(0, VIDA - elapsed)
}
