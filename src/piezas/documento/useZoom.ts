import { useState } from 'react'

/** 'ancho': a page as wide as the screen; otherwise a scale, with 1 for paper size. */
export type Escala = 'ancho' | number

export type Zoom = {
  escala: Escala
  /** Switches between the whole page and its paper size. */
  alternar: () => void
  acercar: () => void
  alejar: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

const PASOS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

/** Zoom of a document's pages, for its buttons, keys and double tap. */
export function useZoom(inicial: Escala): Zoom {
  const [escala, setEscala] = useState(inicial)
  const mover = (hacia: 1 | -1) => () =>
    setEscala((antes) => {
      const now = antes === 'ancho' ? 1 : antes
      const next =
        hacia > 0 ? PASOS.find((paso) => paso > now) : PASOS.findLast((paso) => paso < now)
      return next ?? now
    })
  const acercar = mover(1)
  const alejar = mover(-1)
  const por: Record<string, () => void> = { '+': acercar, '=': acercar, '-': alejar }
  return {
    escala,
    alternar: () => setEscala((antes) => (antes === 'ancho' ? 1 : 'ancho')),
    acercar,
    alejar,
    onKeyDown(event) {
      const paso = event.ctrlKey || event.metaKey ? por[event.key] : undefined
      if (!paso) return
      event.preventDefault()
      paso()
    },
  }
}
