import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { irAtras, volviendo } from './irAtras.ts'

const MARCA = 'paso'

const pasoDe = (state: unknown) => {
  const { [MARCA]: paso } = (state ?? {}) as Record<string, unknown>
  return typeof paso === 'number' ? paso : 0
}

/**
 * Steps of a wizard, each with its history entry: Back leads to the step before, and leaves the wizard only from the
 * first.
 */
export function usePasos(): [paso: number, irA: (paso: number) => void] {
  const [paso, setPaso] = useState(0)
  const shown = useRef(0)

  useEffect(() => {
    // After a reload the wizard starts over: the data of earlier steps are gone.
    if (pasoDe(history.state) > 0) history.replaceState({ ...history.state, [MARCA]: 0 }, '')
    // Between two steps back of this wizard, the page shows the one it goes to.
    const onBack = () => volviendo() || setPaso(pasoDe(history.state))
    addEventListener('popstate', onBack)
    return () => removeEventListener('popstate', onBack)
  }, [])

  useLayoutEffect(() => {
    if (shown.current !== paso) scrollTo(0, 0)
    shown.current = paso
  }, [paso])

  function irA(otro: number): void {
    if (otro > paso) history.pushState({ ...history.state, [MARCA]: otro }, '')
    else if (otro < paso) irAtras(paso - otro)
    setPaso(otro)
  }
  return [paso, irA]
}
