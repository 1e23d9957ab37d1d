import { useEffect } from 'react'

import { api } from '#live/llamadas/useLiveCall.ts'
import { device, openPhone } from '#live/telefono/device.ts'
import { reportBug } from '#local/bases/open.ts'
import { ponerAlDiaPrestadas } from '#local/encargos/ponerAlDia.ts'
import { refreshConfianza } from '#local/pase/confianza.ts'

import { prestadas } from './base.ts'

const CADA = 10 * 60_000

/**
 * Deletes ended loans, fetches fresh passes and the provider's keys that a first transfer is checked with. Runs when
 * the page opens, when the signal comes back, and every ten minutes.
 */
export function useAlDia(): void {
  useEffect(() => {
    let left = false
    let running = false
    /** The signal came back while a round ran: that round may have failed without it. */
    let again = false
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      again = running
      if (running) return
      running = true
      try {
        if ((await openPhone()) === 'memory') return
        const base = prestadas()
        const mundo = { base, device, call: api.call, now: Date.now }
        await ponerAlDiaPrestadas(mundo)
        // A loan contains the keys itself.
        if ((await base.prestadas.count()) === 0) await refreshConfianza(device, api.call, Date.now)
      } finally {
        running = false
      }
      if (again && !left) await look()
    }
    const go = () => void look().catch(reportBug)
    go()
    const timer = setInterval(go, CADA)
    addEventListener('online', go)
    document.addEventListener('visibilitychange', go)
    return () => {
      left = true
      clearInterval(timer)
      removeEventListener('online', go)
      document.removeEventListener('visibilitychange', go)
    }
  }, [])
}
