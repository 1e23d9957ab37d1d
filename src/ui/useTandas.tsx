import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

import { Boton } from './Boton.tsx'

/** As many rows as a tall phone shows twice. */
const TANDA = 20

type Tandas<Fila> = {
  /** Belongs to the list. */
  lista: RefObject<HTMLUListElement | null>
  aLaVista: readonly Fila[]
  /** Button for the next rows; null if all are shown. It moves the focus to the first of them. */
  mas: ReactNode
}

/** The first rows of a list that may have thousands: a slow phone does not draw all of them to show ten. */
export function useTandas<Fila>(todas: readonly Fila[]): Tandas<Fila> {
  const [vistas, setVistas] = useState(TANDA)
  const lista = useRef<HTMLUListElement>(null)
  const desde = useRef<number>(undefined)
  useEffect(() => {
    if (desde.current === undefined) return
    const fila = lista.current?.children[desde.current]
    desde.current = undefined
    fila?.querySelector<HTMLElement>('button, a')?.focus()
  })
  const quedan = todas.length - vistas
  const verMas = () => {
    desde.current = vistas
    setVistas(vistas + TANDA)
  }
  return {
    lista,
    aLaVista: quedan > 0 ? todas.slice(0, vistas) : todas,
    mas: quedan > 0 && (
      <div className="relleno">
        <Boton onClick={verMas}>{`Ver más (quedan ${quedan})`}</Boton>
      </div>
    ),
  }
}
