import { useEffect, useState } from 'react'

/** The provider's code comes first where it comes at once. */
const PACIENCIA = 400

/** Whether something has been under way for longer than a person should look at nothing. */
export function useTarda(underWay: boolean): boolean {
  const [tarda, setTarda] = useState(false)
  useEffect(() => {
    if (!underWay) return
    const timer = setTimeout(() => setTarda(true), PACIENCIA)
    return () => {
      clearTimeout(timer)
      setTarda(false)
    }
  }, [underWay])
  return tarda
}
