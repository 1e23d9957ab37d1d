import { useEffect, useState } from 'react'

/**
 * True if the provider says that another version is the current one (SHELL-14). `despues`: delay in ms, for the first
 * frame.
 */
export function useMantenimiento(despues: number): boolean {
  const [otra, setOtra] = useState(false)
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    async function follow() {
      const { followVigencia } = await import('#live/version/vigencia.ts')
      if (!left) stop = followVigencia(setOtra)
    }
    // If the file is missing there is no signal for the question either.
    const timer = setTimeout(() => void follow().catch(() => undefined), despues)
    return () => {
      left = true
      clearTimeout(timer)
      stop?.()
    }
  }, [despues])
  return otra
}
