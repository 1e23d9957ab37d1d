import type { ReactNode } from 'react'

import { producto } from '#contract/producto.ts'
import { Marca } from '#ui/Marca.tsx'
import { Portada } from '#ui/Portada.tsx'

/** The frame without bars, before the sign-in and the contact check are complete. */
export function Portico({ children }: { children: ReactNode }) {
  return (
    <Portada
      baja
      marca={
        <>
          <Marca {...producto.marca} />
          <span>{producto.nombre}</span>
        </>
      }
      lema={producto.lema}
      beta={producto.beta}
    >
      {children}
    </Portada>
  )
}
