import { useEffect, useState } from 'react'

import type { Escaneado } from '#contract/pase/escaneado.ts'
import type { Comprobada } from '#local/comprobada.ts'
import { comprobarCodigo } from '#local/comprobar.ts'
import { type Traida, UN_DIA, readConfianza, refreshConfianza } from '#local/confianza.ts'

import { device, openPhone } from './device.ts'
import { useLive } from './useLive.ts'
import { api } from './useLiveCall.ts'

const MEDIA_HORA = 30 * 60_000

/** Checks a code with what this phone knows, and with the provider where it answers; `tell` may be told twice. */
export async function comprobar(code: Escaneado, tell: (result: Comprobada) => void) {
  try {
    await openPhone()
    await comprobarCodigo({ device, call: api.call, now: Date.now }, code, tell)
  } catch (error) {
    // Databases that a newer version has taken over, or a browser without the means.
    tell({ caso: 'sin-medios' })
    reportError(error)
  }
}

/** What this phone can check by itself. `savedAt`: null where it has nothing yet. */
export type Alcance = { savedAt: number | null; traida: Traida | undefined }

/**
 * Brings keys and the list of revoked passes: whenever the page is opened, and once a day while it stays open. Undefined until
 * this phone was looked at.
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
    const look = () => void ifOld().catch(reportError)
    void bring().catch(reportError)
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
