import { useEffect, useState } from 'react'

import { codigoDeEncargo } from '#contract/encargo/codigo.ts'
import type { EnQr, PaseFirmado } from '#contract/pase/codigo.ts'
import { device } from '#live/telefono/device.ts'
import { reportBug } from '#local/bases/open.ts'
import { readLlaves } from '#local/encargos/llaves.ts'
import type { Prestada } from '#local/encargos/prestadas.ts'
import { knownOffset } from '#local/time/clock.ts'

import { prestadas } from './base.ts'

/** Checkers accept a code for five minutes after its signature. */
const RENOVAR = 20_000

/** Code of a lent pass, signed by this phone every few seconds and whenever the page becomes visible. */
export function useCodigoPrestado(
  { bytes }: Prestada,
  pase: PaseFirmado | undefined,
  publicUrl: string,
): EnQr | undefined {
  const [signed, setSigned] = useState<{ of: string; qr: EnQr }>()
  // Compared by content, because each read of the database gives equal bytes as new objects.
  const of = pase ? `${bytes.join()}/${pase.bytes.join()}/${publicUrl}` : ''
  useEffect(() => {
    if (!pase) return
    let over = false
    const sign = async () => {
      const [llaves, offset] = await Promise.all([readLlaves(prestadas()), knownOffset(device)])
      if (!llaves || over) return
      const seconds = Math.floor((Date.now() + offset) / 1000)
      const qr = await codigoDeEncargo(bytes, pase, llaves.firma.privada, seconds, publicUrl)
      if (!over) setSigned({ of, qr })
    }
    const go = () => {
      if (document.visibilityState === 'visible') void sign().catch(reportBug)
    }
    go()
    const timer = setInterval(go, RENOVAR)
    document.addEventListener('visibilitychange', go)
    return () => {
      over = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', go)
    }
  }, [bytes, pase, publicUrl, of])
  return signed?.of === of ? signed.qr : undefined
}
