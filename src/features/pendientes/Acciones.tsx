import { Button } from '@fluentui/react-components'

import { pendienteArrived, resolvePendiente, retryPendiente } from '#live/decisiones.ts'
import type { Pendiente } from '#live/usePendientes.ts'

import { texts } from './texts.ts'

type Props = { pendiente: Pendiente; onDescartar: () => void }

/** What a person can do about a change, by its state. */
export function Acciones({ pendiente, onDescartar }: Props) {
  const { state, damaged } = pendiente
  if (state === 'sending' || state === 'done') return null
  if (state === 'conflict')
    return (
      <div className="botones">
        <Contorno onClick={() => void resolvePendiente(pendiente, 'mine')}>
          {texts.dejarLoMio}
        </Contorno>
        <Contorno onClick={() => void resolvePendiente(pendiente, 'theirs')}>
          {texts.dejarLoQueEsta}
        </Contorno>
      </div>
    )
  return (
    <div className="botones">
      {state === 'dudosa' && (
        <Contorno onClick={() => void pendienteArrived(pendiente)}>{texts.llego}</Contorno>
      )}
      {state !== 'pending' && !damaged && (
        <Contorno onClick={() => void retryPendiente(pendiente)}>
          {state === 'dudosa' ? texts.enviarDeNuevo : texts.reintentar}
        </Contorno>
      )}
      <Button className="plano" appearance="subtle" onClick={onDescartar}>
        {texts.descartar}
      </Button>
    </div>
  )
}

function Contorno({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button className="contorno" appearance="outline" onClick={onClick}>
      {children}
    </Button>
  )
}
