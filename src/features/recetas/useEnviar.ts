import { useState } from 'react'

/** Which of a list is about to be sent by mail. */
export function useEnviar<T>() {
  const [que, setQue] = useState<T>()
  return { que, pedir: (uno: T) => setQue(uno), cerrar: () => setQue(undefined) }
}
