import { useState } from 'react'

import { useImprimiendo } from './useImprimiendo.ts'

export const POR_PAGINA = 10

export type Paginas = {
  cuantas: number
  /** The first row of the page in the table, and how many cards are shown from the beginning. */
  primera: number
  vistas: number
  /** How many rows the page of the table has: on paper all of them. */
  porPagina: number
  pagina: number
  ultima: number
  irA: (pagina: number) => void
  verMas: () => void
}

/** Ten rows at a time: pages of a table, and a longer and longer list of cards. */
export function usePaginas(cuantas: number): Paginas {
  const ultima = Math.max(1, Math.ceil(cuantas / POR_PAGINA))
  const [pedida, irA] = useState(1)
  const [vistas, setVistas] = useState(POR_PAGINA)
  const imprimiendo = useImprimiendo()
  // Rows may have gone meanwhile.
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
