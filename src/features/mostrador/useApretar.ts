import { useCallback, useEffect, useRef, useState } from 'react'

export const SEGUNDOS = 3

/** Calls `onListo` after a press of three seconds, by finger or key. A press released early starts over. */
export function useApretar(onListo: () => void) {
  const [pasados, setPasados] = useState<number>()
  const timer = useRef<ReturnType<typeof setInterval>>(undefined)

  const soltar = useCallback(() => {
    clearInterval(timer.current)
    timer.current = undefined
    setPasados(undefined)
  }, [])

  const apretar = useCallback(() => {
    if (timer.current !== undefined) return
    let seconds = 0
    setPasados(seconds)
    timer.current = setInterval(() => {
      seconds += 1
      if (seconds < SEGUNDOS) return setPasados(seconds)
      soltar()
      onListo()
    }, 1000)
  }, [onListo, soltar])

  // A call, another window or a dark screen interrupts the press: the person is no longer looking.
  useEffect(() => {
    window.addEventListener('blur', soltar)
    document.addEventListener('visibilitychange', soltar)
    return () => {
      clearInterval(timer.current)
      window.removeEventListener('blur', soltar)
      document.removeEventListener('visibilitychange', soltar)
    }
  }, [soltar])

  return { pasados, apretar, soltar }
}
