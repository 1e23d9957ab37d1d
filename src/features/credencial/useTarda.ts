import { useEffect, useState } from 'react'

/** Time for the provider's code to arrive before the phone's own is shown. */
const PACIENCIA = 400

/** True once the call has taken longer than PACIENCIA: then the ring must not stay empty. */
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
