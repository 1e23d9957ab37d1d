import { useEffect } from 'react'

import { signOut } from '#live/access.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'

import { texts } from './texts.ts'

/** Ends the session; unsent changes are kept for the person's next sign-in. The shell shows what comes after. */
export function SalirScreen() {
  useEffect(() => void signOut(), [])
  return <Esqueleto texto={texts.saliendo} filas={1} />
}
