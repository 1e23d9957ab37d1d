import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle'

import { Icono } from './Icono.tsx'
import type { Dicho } from './noEntra.ts'
import { texts } from './nuevaTexts.ts'

/** Refused files, each with the reason. */
export function NoEntraron({
  cuales,
  onCerrar,
}: {
  cuales: readonly Dicho[]
  onCerrar: (id: string) => void
}) {
  if (cuales.length === 0) return null
  return (
    <ul className="no-entraron panel error">
      {cuales.map(({ id, nombre, porQue }) => (
        <li key={id}>
          <ErrorCircle20Filled />
          <div>
            <p className="panel-titulo">{nombre}</p>
            <p>{porQue}</p>
          </div>
          <Icono
            nombre={texts.cerrarAviso(nombre)}
            icono={<Dismiss24Regular />}
            onClick={() => onCerrar(id)}
          />
        </li>
      ))}
    </ul>
  )
}
