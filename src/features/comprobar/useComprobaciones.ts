import { useCallback, useState } from 'react'

import { type Escaneado, leerEscaneado } from '#contract/pase/escaneado.ts'
import { cuandoYHora } from '#formato/instantes.ts'
import type { Comprobada } from '#local/pase/comprobada.ts'
import { useAhora } from '#ui/useAhora.ts'

import { comprobar } from './comprobaciones.ts'

/** `at`: when it was found out. `result`: undefined until then. `code`: what was not even an address of ours has none. */
export type Hecha = {
  id: number
  at: number
  code: Escaneado | undefined
  result: Comprobada | undefined
}

/** Of a prescription, or its CUIR, as it is printed or as a reader of bars types it. */
const NUMERO = /^[\d\s]{6,40}$/

let ultima = 0

/** What was checked since the page was opened, the newest first. It lives in this page's memory, and is gone with it. */
export function useComprobaciones() {
  const [hechas, setHechas] = useState<readonly Hecha[]>([])

  const start = useCallback((hecha: Hecha, antes?: Comprobada) => {
    if (!hecha.code) return
    const tell = (result: Comprobada) =>
      setHechas((all) =>
        all.map((one) => (one.id === hecha.id ? { ...one, result, at: Date.now() } : one)),
      )
    void comprobar(hecha.code, tell, antes)
  }, [])

  const comprobarTexto = useCallback(
    (text: string) => {
      const code = leerEscaneado(text)
      ultima += 1
      const result: Comprobada | undefined = code
        ? undefined
        : { state: NUMERO.test(text) ? 'numero' : 'ajeno' }
      const hecha = { id: ultima, at: Date.now(), code, result }
      setHechas((all) => [hecha, ...all])
      start(hecha)
    },
    [start],
  )

  const otraVez = useCallback(
    (hecha: Hecha) => {
      ultima += 1
      const again = { ...hecha, id: ultima, at: Date.now(), result: undefined }
      setHechas((all) => all.map((one) => (one.id === hecha.id ? again : one)))
      start(again, hecha.result)
    },
    [start],
  )

  return { hechas, comprobarTexto, otraVez }
}

/** How old a verdict is by now: it is not renewed by itself. */
export function useEdad(hecha: Hecha | undefined): { minutos: number; cuando: string } {
  const now = useAhora(10_000)
  const at = hecha?.at ?? now
  return {
    minutos: Math.max(0, Math.floor((now - at) / 60_000)),
    cuando: cuandoYHora(at, Math.max(now, at)),
  }
}
