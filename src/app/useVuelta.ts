import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

import { reconcileNow } from '#live/access.ts'
import { CLAVE_TOKEN } from '#local/names.ts'

const token = () => localStorage.getItem(CLAVE_TOKEN)

/**
 * A page that Back or Forward brings whole was drawn for whoever was here then. With another token, or none, nothing of it
 * may show, not for one frame, until the session was read. Answers whether that is so just now.
 */
export function useVuelta(generation: number | undefined): boolean {
  const [oculta, setOculta] = useState<number>()
  useEffect(() => {
    if (generation === undefined) return
    let antes = token()
    const leave = () => void (antes = token())
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || token() === antes) return
      flushSync(() => setOculta(generation))
      reconcileNow().then(
        // A renewed token is the same session's.
        (row) => row?.state === 'in' && row.generation === generation && setOculta(undefined),
        () => location.reload(),
      )
    }
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
    }
  }, [generation])
  return oculta !== undefined && oculta === generation
}
