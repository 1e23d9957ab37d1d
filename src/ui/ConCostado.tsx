import type { ReactNode } from 'react'

import './costado.css'
import { ANCHA, useMedia } from './useMedia.ts'

export const useHayCostado = () => useMedia(ANCHA)

type Props = { costado: ReactNode; children: ReactNode }

/** A form of at most 720 px, with related information beside it on a computer. */
export function ConCostado({ costado, children }: Props) {
  const hay = useHayCostado()
  return (
    <div className="con-costado">
      {/* The form keeps its place in the tree at every width, so that typed text survives a resized window. */}
      <div>{children}</div>
      {hay && <div className="costado pila sin-papel">{costado}</div>}
    </div>
  )
}
