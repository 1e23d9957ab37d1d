import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** True while the browser prepares a printed page, by any command. */
export function useImprimiendo(): boolean {
  const [imprimiendo, setImprimiendo] = useState(false)
  useEffect(() => {
    // Synchronous, because the browser draws the page as soon as its listeners return.
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
