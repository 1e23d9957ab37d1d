import { useEffect, useRef } from 'react'

import { isBusy } from '#live/busy.ts'
import { useSinSenal } from '#live/useSignal.ts'

import { NoSePudo } from './NoSePudo.tsx'

/** In place of a screen whose file is not on this phone yet, and did not come: it is asked for again when the signal is back. */
export function NoEstaAca() {
  const sinSenal = useSinSenal()
  const faltaba = useRef(sinSenal)
  useEffect(() => {
    if (faltaba.current && !sinSenal && !isBusy()) location.reload()
    faltaba.current = sinSenal
  }, [sinSenal])
  return <NoSePudo falta />
}
