import { useState } from 'react'

/** The item of a list that the person is about to mail. */
export function useEnviar<T>() {
  const [que, setQue] = useState<T>()
  return { que, pedir: (uno: T) => setQue(uno), cerrar: () => setQue(undefined) }
}
