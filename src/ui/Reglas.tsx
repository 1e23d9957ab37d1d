import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Circle20Filled } from '@fluentui/react-icons/svg/circle'
import { useRef } from 'react'

export type Regla = { texto: string; cumple: boolean }

/** What is asked of a text, each with its tick as it is met; aloud only the one that changed. */
export function Reglas({ titulo, reglas }: { titulo?: string; reglas: readonly Regla[] }) {
  const antes = useRef(reglas)
  const dicho = useRef('')
  const cambio = reglas.find(({ cumple }, n) => cumple !== antes.current[n]?.cumple)
  if (cambio) dicho.current = `${cambio.texto}: ${cambio.cumple ? 'cumple' : 'falta'}`
  antes.current = reglas
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
      <output className="oculto">{dicho.current}</output>
    </div>
  )
}
