import { useCallback, useState } from 'react'

import { type Escaneado, leerEscaneado } from '#contract/pase/escaneado.ts'
import { cuandoYHora } from '#formato/instantes.ts'
import type { Comprobada } from '#local/pase/comprobada.ts'
import { useAhora } from '#ui/useAhora.ts'

import { comprobar } from './comprobaciones.ts'

/**
 * A check. `at`: time of its result. `result`: undefined until known. `code`: undefined if the text is not a code of
 * the portal.
 */
export type Hecha = {
  id: number
  at: number
  code: Escaneado | undefined
  result: Comprobada | undefined
}

/** Number or CUIR of a prescription, typed by hand or by a barcode reader. */
const NUMERO = /^[\d\s]{6,40}$/

let ultima = 0

/** Checks since the page was opened, newest first. They exist only in this page's memory. */
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

/** Age of a verdict. It is not renewed by itself. */
export function useEdad(hecha: Hecha | undefined): { minutos: number; cuando: string } {
  const now = useAhora(10_000)
  const at = hecha?.at ?? now
  return {
    minutos: Math.max(0, Math.floor((now - at) / 60_000)),
    cuando: cuandoYHora(at, Math.max(now, at)),
  }
}
