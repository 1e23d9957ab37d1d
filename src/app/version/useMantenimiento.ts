import { useEffect, useState } from 'react'

/** Whether the provider says that another version is the current one (SHELL-14). `despues`: the first picture comes first. */
export function useMantenimiento(despues: number): boolean {
  const [otra, setOtra] = useState(false)
  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    async function follow() {
      const { followVigencia } = await import('#live/version/vigencia.ts')
      if (!left) stop = followVigencia(setOtra)
    }
    // Without the file there is no signal to ask by.
    const timer = setTimeout(() => void follow().catch(() => undefined), despues)
    return () => {
      left = true
      clearTimeout(timer)
      stop?.()
    }
  }, [despues])
  return otra
}
