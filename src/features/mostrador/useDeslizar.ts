import { type TouchEvent, useRef } from 'react'

const LEJOS = 60

/** Sideways swipe: -1 to the right, 1 to the left. A movement that also goes up or down is a scroll. */
export function useDeslizar(onDeslizar: (hacia: 1 | -1) => void) {
  const desde = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart: ({ target, currentTarget, touches }: TouchEvent) => {
      const touch = touches[0]
      // A swipe inside a dialog belongs to the dialog.
      const aca =
        target instanceof Element && target.closest('dialog') === currentTarget.closest('dialog')
      desde.current =
        aca && touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (!desde.current || !touch) return
      const dx = touch.clientX - desde.current.x
      const dy = touch.clientY - desde.current.y
      if (Math.abs(dx) > LEJOS && Math.abs(dx) > 2 * Math.abs(dy)) onDeslizar(dx < 0 ? 1 : -1)
    },
  }
}
