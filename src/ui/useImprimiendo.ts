import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True from when the browser draws for paper, whatever asked for it, until it is done. */
export function useImprimiendo(): boolean {
  const [imprimiendo, setImprimiendo] = useState(false)
  useEffect(() => {
    // The browser draws as soon as its listeners are done.
    const empezar = () => flushSync(() => setImprimiendo(true))
    const terminar = () => setImprimiendo(false)
    addEventListener('beforeprint', empezar)
    addEventListener('afterprint', terminar)
    return () => {
      removeEventListener('beforeprint', empezar)
      removeEventListener('afterprint', terminar)
    }
  }, [])
  return imprimiendo
}
