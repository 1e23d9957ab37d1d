import { useEffect, useState } from 'react'

import { ENCARGO, RECETA } from '#contract/pase/codigo.ts'
import type { Escaneado } from '#contract/pase/escaneado.ts'
import { api } from '#live/llamadas/useLiveCall.ts'
import { device, openPhone } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { reportBug } from '#local/bases/open.ts'
import type { Comprobada } from '#local/pase/comprobada.ts'
import { comprobarCodigo } from '#local/pase/comprobar.ts'
import { type Traida, UN_DIA, readConfianza, refreshConfianza } from '#local/pase/confianza.ts'

import { traerSegundaParte } from './traerSegundaParte.ts'

const MEDIA_HORA = 30 * 60_000

/**
 * Checks a code with the data on this phone and, if it answers, with the provider. `tell` is called with each result,
 * twice at most. `antes`: an earlier result for the same scan.
 */
export async function comprobar(
  code: Escaneado,
  tell: (result: Comprobada) => void,
  antes?: Comprobada,
) {
  try {
    await openPhone()
    const mundo = { device, call: api.call, now: Date.now, antes }
    if (code.como !== RECETA && code.como !== ENCARGO)
      return await comprobarCodigo(mundo, code, tell)
    // On an insecure address the browser does not check signatures.
    if (!('subtle' in crypto)) return tell({ state: 'sin-medios' })
    const parte = await traerSegundaParte().catch(() => undefined)
    if (!parte) return tell({ state: 'sin-parte' })
    await (code.como === RECETA ? parte.comprobar : parte.comprobarEncargo)(
      mundo,
      code.digitos,
      tell,
    )
  } catch (error) {
    // A newer version has taken the databases over, or the browser lacks the means.
    tell({ state: 'sin-medios' })
    reportError(error)
  }
}

/** Data for checks without signal. `savedAt`: null if there are none yet. */
export type Alcance = { savedAt: number | null; traida: Traida | undefined }

/**
 * Fetches the keys and the list of revoked passes when the page opens, and once a day while it stays open. Undefined
 * until the phone's data have been read.
 */
export function useConfianza(): Alcance | undefined {
  const savedAt = useLive(async () => (await readConfianza(device))?.savedAt ?? null)
  const [traida, setTraida] = useState<Traida>()
  useEffect(() => {
    let left = false
    const bring = async () => {
      await openPhone()
      const brought = await refreshConfianza(device, api.call, Date.now)
      if (!left) setTraida(brought)
    }
    const ifOld = async () => {
      if (document.visibilityState !== 'visible') return
      const known = await readConfianza(device)
      if (!known || Math.abs(Date.now() - known.savedAt) >= UN_DIA) await bring()
    }
    const look = () => void ifOld().catch(reportBug)
    void bring().catch(reportBug)
    const timer = setInterval(look, MEDIA_HORA)
    addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      left = true
      clearInterval(timer)
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return savedAt === undefined ? undefined : { savedAt, traida }
}
