import type { ReactNode } from 'react'

import { Ofrecer } from '#features/candado/Ofrecer.tsx'
import { ListoParaSalir } from '#features/listo/ListoParaSalir.tsx'
import { contestado } from '#live/candado/contestado.ts'

/** End of home: data for use without signal, `children` below them, and the offer of a lock until it is answered. */
export function AlFinalDeInicio({ children }: { children?: ReactNode }) {
  return (
    <ListoParaSalir>
      {children}
      {!contestado() && <Ofrecer />}
    </ListoParaSalir>
  )
}
