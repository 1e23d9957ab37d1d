import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'

import type { Pendiente } from '#live/usePendientes.ts'
import { cuandoYHora } from '#ui/edad.ts'
import { Insignia } from '#ui/Insignia.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { Acciones } from './Acciones.tsx'
import { ESTADOS } from './estados.tsx'
import { LasDos } from './LasDos.tsx'
import { texts } from './texts.ts'

type Props = { pendiente: Pendiente; onDescartar: () => void }

export function TarjetaDeCambio({ pendiente, onDescartar }: Props) {
  const { words, state, reason, createdAt, waitsUntil = 0 } = pendiente
  const { palabra, tono, icono } = ESTADOS[state]
  const now = useAhora(60_000)
  return (
    <li className={`tarjeta relleno pila cambio ${tono}`}>
      <div className="cabeza">
        <span className="baldosa">
          <ArrowUpload24Regular />
        </span>
        <div className="pila">
          <div>
            <h2>{words}</h2>
            <p className="tenue dato">{enMayuscula(cuandoYHora(createdAt, now))}</p>
          </div>
          <Insignia tono={tono} icono={icono}>
            {palabra}
          </Insignia>
        </div>
      </div>
      {reason && (
        <p>
          <b>{texts.motivo}</b> {reason}
        </p>
      )}
      {state === 'pending' && waitsUntil > now && (
        <p>{texts.pidioEsperar(cuandoYHora(waitsUntil, now))}</p>
      )}
      {state === 'dudosa' && <p>{texts.dudosaDetalle}</p>}
      {state === 'conflict' && <LasDos pendiente={pendiente} />}
      <Acciones pendiente={pendiente} onDescartar={onDescartar} />
    </li>
  )
}

function enMayuscula(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
