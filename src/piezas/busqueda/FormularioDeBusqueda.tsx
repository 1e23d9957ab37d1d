import { type ReactNode, useEffect, useRef } from 'react'

import type { Endpoint } from '#contract/endpoint.ts'
import { enfocarLaFalta } from '#ui/enfocarLaFalta.ts'
import { Panel } from '#ui/Panel.tsx'

import { Busqueda } from '../Busqueda.tsx'

type Props = {
  busqueda: { buscar: () => void; limpiar: () => void; enVano: number }
  etiqueta: string
  /** What is wrong with the whole of it. */
  falta?: string | undefined
  trae: Endpoint
  children: ReactNode
}

/** The form of a search. What is wrong with all of it stands above; the first field that is wrong gets the focus. */
export function FormularioDeBusqueda({ busqueda, etiqueta, falta, trae, children }: Props) {
  const { buscar, limpiar, enVano } = busqueda
  const caja = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (enVano > 0) enfocarLaFalta(caja.current)
  }, [enVano])
  return (
    <div ref={caja}>
      <Busqueda
        etiqueta={etiqueta}
        onBuscar={buscar}
        onLimpiar={limpiar}
        trae={trae}
        aviso={
          falta !== undefined && (
            <Panel tono="error" alerta>
              <p>{falta}</p>
            </Panel>
          )
        }
      >
        {children}
      </Busqueda>
    </div>
  )
}
