import { useCallback, useEffect, useRef, useState } from 'react'

import { credencial } from '#contract/credencial.ts'
import type { Failure } from '#live/failure.ts'
import { useLiveCall } from '#live/useLiveCall.ts'
import { useSenalNotada } from '#live/useSignal.ts'

/** CRED-02: how long a code lives. */
export const VIDA = 5 * 60_000

export type Emitida = {
  token: string
  /** By the provider's clock, which whoever gets the link goes by. */
  emitidaAt: number
  /** When it was asked for, by this phone's clock and by elapsed time. */
  issuedAt: number
  startedAt: number
}

export type Codigo =
  | { state: 'pidiendo' }
  /** No signal is known: nobody was asked. */
  | { state: 'sin-senal' }
  | ({ state: 'vigente' } & Emitida)
  | { state: 'falla'; failure: Failure }

/** Asks for a credential token on arrival, or with the first sign of signal, and again when told to. */
export function useToken(idAfiliado: number): { codigo: Codigo; pedir: () => void } {
  const [codigo, setCodigo] = useState<Codigo>()
  const latest = useRef(0)
  const { run } = useLiveCall(credencial.generarToken, { toast: false })
  const senal = useSenalNotada()

  const ask = useCallback(async () => {
    latest.current += 1
    const mine = latest.current
    // Its five minutes began at the provider, some time after this.
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

/** Time left, by the clock that says less: one may be set back, the other may stop while the phone sleeps. */
export function queda({ issuedAt, startedAt }: Emitida): number {
  const elapsed = Math.max(Date.now() - issuedAt, performance.now() - startedAt)
  return Math.max(0, VIDA - elapsed)
}
