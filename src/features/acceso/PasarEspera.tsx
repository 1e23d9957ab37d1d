import { useEffect } from 'react'

import { type Resolver, useAntirrobot } from '#live/llamadas/antirrobot.ts'
import { NoSoyUnRobot } from '#ui/NoSoyUnRobot.tsx'
import { useLatest } from '#ui/useLatest.ts'

import '#ui/componentes.css'
import { texts } from './esperaTexts.ts'

type Props = { resolver: Resolver; onHecha: (comprobante: string) => void }

/** Bot check for an account that has to wait after wrong passwords, perhaps another person's. Passed, it allows one try. */
export function PasarEspera({ resolver, onHecha }: Props) {
  const { estado, casilla } = useAntirrobot(resolver)
  const comprobante = estado.state === 'hecha' ? estado.comprobante : undefined
  const latest = useLatest(onHecha)
  useEffect(() => {
    if (comprobante !== undefined) latest.current(comprobante)
  }, [comprobante, latest])
  return (
    <div className="pila">
      <p>{texts.pasarEspera}</p>
      <NoSoyUnRobot {...casilla} />
    </div>
  )
}
