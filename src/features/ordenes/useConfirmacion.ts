import { useCallback, useEffect, useRef } from 'react'

import { emision } from '#contract/emision.ts'
import { traerDocumento } from '#live/archivos/documento.ts'
import { isAnswer } from '#live/llamadas/intentos.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { engine } from '#live/proveedor/engine.ts'
import type { Failure } from '#live/proveedor/failure.ts'
import { useOfrece } from '#live/proveedor/useOfrece.ts'
import { documentoDeOrden } from '#model/documentoDeOrden.ts'
import { ordenesEmitidas, ultimosPrestadores } from '#model/ordenes.ts'
import { showToast } from '#ui/toasts.ts'
import { useLatest } from '#ui/useLatest.ts'

import { OrdenEnCurso, SERIE, comoGenerada, documentoDe, enDuda } from './enCurso.ts'
import { texts } from './texts.ts'
import { useEnCurso } from './useEnCurso.ts'

export type Desenlace =
  | { state: 'generada'; orden: OrdenEnCurso }
  | { state: 'no'; orden: OrdenEnCurso; failure: Failure }
  /** `failure`: the provider's answer decides nothing, and asking again would not help. */
  | { state: 'sin-saber'; orden: OrdenEnCurso; failure?: Failure }

const ESPERAS = [1_000, 3_000, 6_000, 12_000]
/** One map for the page, so that two screens with the same order share one call. */
const preguntas = new Map<string, Promise<Desenlace>>()

/**
 * Issues orders. If no answer comes, the same code is sent again until the provider says yes or no; it makes only one
 * order for each code.
 */
export function useConfirmacion() {
  const { filas, poner, quitar } = useEnCurso(SERIE, OrdenEnCurso)
  const { run } = useLiveCall(emision.generar, { toast: false })
  const recuerdaClaves = useLatest(useOfrece('idempotencia') ?? false)
  const seSigue = useRef(true)
  useEffect(() => {
    seSigue.current = true
    return () => void (seSigue.current = false)
  }, [])

  const intentar = useCallback(
    async (orden: OrdenEnCurso): Promise<Desenlace> => {
      const { codigoTransaccion, idAfiliado } = orden
      const answer = await run({ codigoTransaccion })
      if (answer.ok) {
        const generada = comoGenerada(orden, answer.value)
        await poner(codigoTransaccion, generada)
        showToast(texts.generada, { segundos: 10 })
        void engine.refresh(ordenesEmitidas.name, { idAfiliado }, true)
        void engine.refresh(ultimosPrestadores.name, { idAfiliado }, true)
        return { state: 'generada', orden: generada }
      }
      const { failure } = answer
      const sinSaber = failure.codigo === 'dudosa'
      if ((isAnswer(failure) && !sinSaber) || (!orden.dudada && failure.kind === 'sesion')) {
        if (!orden.dudada) {
          await quitar(codigoTransaccion)
          return { state: 'no', orden, failure }
        }
        // A provider without idempotency keys may refuse the second call because the first one succeeded.
        const dice = recuerdaClaves.current && !orden.sinSaber
        const final = { hecha: dice ? 'no' : 'no-se-sabe', porQue: failure.message } as const
        const dicha = { ...orden, vista: true, final }
        await poner(codigoTransaccion, dicha)
        return { state: dice ? 'no' : 'sin-saber', orden: dicha, failure }
      }
      const dudada = { ...orden, dudada: true, ...(sinSaber && { sinSaber }) }
      await poner(codigoTransaccion, dudada)
      return { state: 'sin-saber', orden: dudada }
    },
    [run, poner, quitar, recuerdaClaves],
  )

  const unaVez = useCallback(
    (orden: OrdenEnCurso, ask: () => Promise<Desenlace>): Promise<Desenlace> => {
      const { codigoTransaccion } = orden
      const asking =
        preguntas.get(codigoTransaccion) ?? ask().finally(() => preguntas.delete(codigoTransaccion))
      preguntas.set(codigoTransaccion, asking)
      return asking
    },
    [],
  )

  /** Stores the confirmed order before it is sent. */
  const confirmar = useCallback(
    (orden: OrdenEnCurso) =>
      unaVez(orden, async () => {
        await poner(orden.codigoTransaccion, orden)
        return intentar(orden)
      }),
    [unaVez, poner, intentar],
  )

  /** Asks for the result, for a minute at most. */
  const averiguar = useCallback(
    (orden: OrdenEnCurso) =>
      unaVez(orden, async () => {
        let last = await intentar({ ...orden, dudada: true })
        for (const espera of ESPERAS) {
          if (last.state !== 'sin-saber' || last.failure || !seSigue.current) break
          await new Promise((resolve) => setTimeout(resolve, espera))
          last = await intentar(last.orden)
        }
        return last
      }),
    [unaVez, intentar],
  )

  return { filas, confirmar, averiguar, poner, quitar }
}

/** Goes on asking for orders without a known result, when the signal comes back and every half minute. */
export function useAveriguarSolas(
  { filas, averiguar, quitar }: ReturnType<typeof useConfirmacion>,
  sinSenal: boolean,
): void {
  const dudosas = (filas ?? []).filter(enDuda)
  const sinDocumento = (filas ?? []).filter(({ generada, vista }) => generada !== null && vista)
  const latest = useLatest({ dudosas, averiguar, sinDocumento, quitar })
  const hay = dudosas.length + sinDocumento.length > 0
  useEffect(() => {
    if (sinSenal || !hay) return
    const ask = () => {
      for (const orden of latest.current.dudosas) void latest.current.averiguar(orden)
      for (const orden of latest.current.sinDocumento) void traer(orden, latest.current.quitar)
    }
    ask()
    const timer = setInterval(ask, CADA)
    return () => clearInterval(timer)
  }, [sinSenal, hay, latest])
}

const CADA = 30_000

/** Fetches a late document: ‘El PDF todavía no llegó. Lo traemos solos.’ */
async function traer(
  orden: OrdenEnCurso,
  quitar: (codigoTransaccion: string) => Promise<void>,
): Promise<void> {
  const cual = documentoDe(orden)
  if (cual && (await traerDocumento(documentoDeOrden, cual)).ok)
    await quitar(orden.codigoTransaccion)
}
