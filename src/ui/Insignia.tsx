import type { ReactNode } from 'react'

import type { Tono } from './Panel.tsx'

/** Badge of a state: icon, word and tint together. */
export function Insignia({
  tono,
  icono,
  children,
}: {
  tono: Tono
  icono: ReactNode
  children: string
}) {
  return (
    <span className={`insignia ${tono}`}>
      {icono}
      {children}
    </span>
  )
}
