import { useState } from 'react'

import { useImprimiendo } from './useImprimiendo.ts'

export const POR_PAGINA = 10

export type Paginas = {
  cuantas: number
  /** First row of the table's page, and the number of cards shown. */
  primera: number
  vistas: number
  /** Rows on a page of the table; on paper all rows. */
  porPagina: number
  pagina: number
  ultima: number
  irA: (pagina: number) => void
  verMas: () => void
}

/** Ten rows at a time: pages of a table, or a growing list of cards. */
export function usePaginas(cuantas: number): Paginas {
  const ultima = Math.max(1, Math.ceil(cuantas / POR_PAGINA))
  const [pedida, irA] = useState(1)
  const [vistas, setVistas] = useState(POR_PAGINA)
  const imprimiendo = useImprimiendo()
  // The list may have become shorter.
  const pagina = Math.min(pedida, ultima)
  return {
    cuantas,
    primera: imprimiendo ? 0 : (pagina - 1) * POR_PAGINA,
    porPagina: imprimiendo ? cuantas : POR_PAGINA,
    vistas,
    pagina,
    ultima,
    irA,
    verMas: () => setVistas(vistas + POR_PAGINA),
  }
}
