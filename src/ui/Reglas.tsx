import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Circle20Filled } from '@fluentui/react-icons/svg/circle'
import { useState } from 'react'

export type Regla = { texto: string; cumple: boolean }

/** Rules of a text, each with a tick once it is met. Screen readers hear only the rule that changed. */
export function Reglas({ titulo, reglas }: { titulo?: string; reglas: readonly Regla[] }) {
  const [visto, setVisto] = useState({ reglas, dicho: '' })
  const cambio = reglas.find(({ cumple }, n) => cumple !== visto.reglas[n]?.cumple)
  if (cambio) setVisto({ reglas, dicho: `${cambio.texto}: ${cambio.cumple ? 'cumple' : 'falta'}` })
  return (
    <div className="reglas">
      {titulo !== undefined && <p className="fuerte">{titulo}</p>}
      <ul>
        {reglas.map(({ texto, cumple }) => (
          <li key={texto} className={cumple ? 'cumple' : ''}>
            {cumple ? <CheckmarkCircle20Filled /> : <Circle20Filled />}
            <span>
              {texto}
              <span className="oculto">{cumple ? ': cumple' : ': falta'}</span>
            </span>
          </li>
        ))}
      </ul>
      <output className="oculto">{visto.dicho}</output>
    </div>
  )
}
