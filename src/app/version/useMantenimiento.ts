import { useEffect, useState } from 'react'

/**
 * True if the provider says that another version is the current one (SHELL-14). `despues`: delay in ms before asking,
 * for the first frame.
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
    // If the code cannot be loaded there is no signal, and the question could not be asked either.
    const timer = setTimeout(() => void follow().catch(() => undefined), despues)
    return () => {
      left = true
      clearTimeout(timer)
      stop?.()
    }
  }, [despues])
  return otra
}
