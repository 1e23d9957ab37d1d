import type { ReactNode } from 'react'

import { useSinSenal } from '#live/copias/useSignal.ts'
import { ConCostado } from '#ui/ConCostado.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import { AOrdenes } from './AOrdenes.tsx'
import { FaltaSenal } from './FaltaSenal.tsx'

import './ordenes.css'
import { UltimasOrdenes } from './UltimasOrdenes.tsx'

type Props = {
  titulo: string
  /** The member whose last orders are shown beside it. */
  idAfiliado: number | undefined
  children: ReactNode
}

/** The frame of each form that needs signal: the way back, the title, a notice without signal, the last orders. */
export function MarcoDeOrden({ titulo, idAfiliado, children }: Props) {
  const sinSenal = useSinSenal()
  return (
    <ConCostado costado={<UltimasOrdenes idAfiliado={idAfiliado} />}>
      <div className="angosta-de-orden">
        <div>
          <AOrdenes />
          <Titulo>{titulo}</Titulo>
        </div>
        {sinSenal && <FaltaSenal />}
        {children}
      </div>
    </ConCostado>
  )
}
