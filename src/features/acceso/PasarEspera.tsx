import { useEffect } from 'react'

import { type Resolver, useAntirrobot } from '#live/antirrobot.ts'
import { NoSoyUnRobot } from '#ui/NoSoyUnRobot.tsx'
import { useLatest } from '#ui/useLatest.ts'

import '#ui/componentes.css'
import { texts } from './esperaTexts.ts'

type Props = { resolver: Resolver; onHecha: (comprobante: string) => void }

/** Through the wait that somebody else's guesses made: one try, for whoever shows that a person is here. */
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
