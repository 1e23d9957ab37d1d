import type { MouseEvent, PointerEvent } from 'react'

/** Longest pause between the two halves of a double tap, in ms. */
const ENTRE_TOQUES = 500

let esDedo = false
let ultimoAt = -Infinity

/**
 * Properties of a row of buttons that ignores the second half of a double tap: after the first half, the same place may
 * have another button. Browsers count the clicks of a mouse in `detail`. Few count the taps of a finger, so there the
 * pause decides.
 */
export const unSoloToque = {
  onPointerDownCapture: ({ pointerType }: Pick<PointerEvent, 'pointerType'>): void => {
    esDedo = pointerType === 'touch'
  },
  onClickCapture: (event: Toque): void => {
    const { detail, timeStamp } = event
    const seguido = esDedo && timeStamp - ultimoAt < ENTRE_TOQUES
    ultimoAt = timeStamp
    if (detail <= 1 && !seguido) return
    event.preventDefault()
    event.stopPropagation()
  },
}

type Toque = Pick<MouseEvent, 'detail' | 'timeStamp' | 'preventDefault' | 'stopPropagation'>
