import { type ReactNode, Suspense } from 'react'

import { ListoParaSalir } from '#features/listo/ListoParaSalir.tsx'
import { contestado } from '#live/candado/contestado.ts'

import { Nada, screen } from './screen.ts'

const OfrecerCandado = screen(
  async () => (await import('#features/candado/Ofrecer.tsx')).Ofrecer,
  Nada,
)

/** End of home: data for use without signal, `children` below them, and the offer of a lock until it is answered. */
export function AlFinalDeInicio({ children }: { children?: ReactNode }) {
  return (
    <ListoParaSalir>
      {children}
      {!contestado() && (
        <Suspense>
          <OfrecerCandado />
        </Suspense>
      )}
    </ListoParaSalir>
  )
}
