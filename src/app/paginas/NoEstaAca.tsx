import { useEffect } from 'react'

import { isBusy } from '#live/telefono/busy.ts'

import { NoSePudo } from './NoSePudo.tsx'

/** Shown in place of a screen whose file did not arrive: reloads when the signal is back. */
export function NoEstaAca() {
  // Uses the browser's own event: the portal's state of the signal would make the sign-in larger.
  useEffect(() => {
    const pedirla = () => {
      if (!isBusy()) location.reload()
    }
    addEventListener('online', pedirla)
    return () => removeEventListener('online', pedirla)
  }, [])
  return <NoSePudo falta />
}
