import type { ReactNode } from 'react'

import './costado.css'
import { ANCHA, useMedia } from './useMedia.ts'

export const useHayCostado = () => useMedia(ANCHA)

type Props = { costado: ReactNode; children: ReactNode }

/** A form of 720 px at most, and beside it what it is about: on a computer only. */
export function ConCostado({ costado, children }: Props) {
  const hay = useHayCostado()
  return (
    <div className="con-costado">
      {/* In the same place at every width: what was typed stays when the window is made smaller. */}
      <div>{children}</div>
      {hay && <div className="costado pila sin-papel">{costado}</div>}
    </div>
  )
}
