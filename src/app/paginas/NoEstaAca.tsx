import { useEffect } from 'react'

import { isBusy } from '#live/telefono/busy.ts'

import { NoSePudo } from './NoSePudo.tsx'

/** In place of a screen whose file is not on this phone yet, and did not come: it is asked for again when the signal is back. */
export function NoEstaAca() {
  // The browser's own word: what the portal knows of the signal would come with the sign-in, which is the lighter without it.
  useEffect(() => {
    const pedirla = () => {
      if (!isBusy()) location.reload()
    }
    addEventListener('online', pedirla)
    return () => removeEventListener('online', pedirla)
  }, [])
  return <NoSePudo falta />
}
