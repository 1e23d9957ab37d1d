import { useEffect, useMemo, useState } from 'react'

import type { EnQr } from '#contract/pase/codigo.ts'
import { useResource } from '#live/copias/useResource.ts'
import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { readLlave } from '#local/pase/llave.ts'
import { knownOffset } from '#local/time/clock.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { pasesEmitidos } from '#model/pases.ts'
import { type PaseGuardado, firmarAhora, paseDe, vigenciaDe } from '#model/pases/paseDe.ts'

/** State of a member's pass on this phone, without a request. `qr`: undefined until this phone has signed it. */
export type Pase =
  | { state: 'loading' | 'none' }
  | { state: 'vigente' | 'pronto'; venceAt: number; qr?: EnQr }
  | { state: 'vencido'; venceAt: number }

/** Checkers accept a code for five minutes after its signature. */
const RENOVAR = 60_000

/** A member's pass, signed by this phone every minute and whenever the page becomes visible. */
export function usePase(idAfiliado: number, publicUrl: string): Pase {
  const grupo = useResource(grupoFamiliar, {})
  const pases = useResource(pasesEmitidos, {})
  // A key that cannot be read counts as missing: the card still shows its data.
  const firma = useLive(async () => ({
    llave: await readLlave(device).catch(() => undefined),
    offset: await knownOffset(device),
  }))
  const llave = firma?.llave
  const pase = useMemo(
    () =>
      llave && grupo.state === 'ready' && pases.state === 'ready'
        ? paseDe({ idAfiliado, grupo: grupo.value, pases: pases.value }, llave.publica)
        : undefined,
    [idAfiliado, grupo, pases, llave],
  )
  const { qr, now } = useFirmado(pase, llave?.privada, firma?.offset ?? 0, publicUrl)

  if (!firma || grupo.state === 'loading' || pases.state === 'loading') return { state: 'loading' }
  if (!pase) return { state: 'none' }
  const { venceAt } = pase
  const state = vigenciaDe(pase, now + firma.offset)
  return state === 'vencido' ? { state, venceAt } : { state, venceAt, ...(qr && { qr }) }
}

/** Signs the server's time, as far as this phone knows it; `now` is the phone's own time at the signature. */
function useFirmado(
  pase: PaseGuardado | undefined,
  privada: CryptoKey | undefined,
  offset: number,
  publicUrl: string,
): { qr: EnQr | undefined; now: number } {
  const [now, setNow] = useState(() => Date.now())
  const [signed, setSigned] = useState<{ of: string; qr: EnQr }>()
  // Compared by content, because each read of the database gives an equal pass as a new object, and the shown code must
  // stay.
  const of = pase ? `${pase.kid}/${pase.bytes.join()}/${publicUrl}` : ''
  useEffect(() => {
    if (!pase || !privada) return
    let over = false
    const sign = async () => {
      const at = Date.now()
      const qr = await firmarAhora(pase, privada, publicUrl, { now: at, offset })
      if (over) return
      setNow(at)
      setSigned({ of, qr })
    }
    const seen = () => {
      if (document.visibilityState === 'visible') void sign()
    }
    void sign()
    const timer = setInterval(() => void sign(), RENOVAR)
    document.addEventListener('visibilitychange', seen)
    return () => {
      over = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [pase, privada, offset, publicUrl, of])
  return { qr: signed?.of === of ? signed.qr : undefined, now }
}
