import { type RefObject, useEffect } from 'react'

import { MEDIANA, useMedia } from './useMedia.ts'

/** On a wide screen, places a list of choices under its field, with the same width. */
export function useBajo(
  ref: RefObject<HTMLDialogElement | null>,
  debajoDe: RefObject<HTMLElement | null>,
): void {
  const mediana = useMedia(MEDIANA)
  useEffect(() => {
    const dialog = ref.current
    const field = debajoDe.current?.getBoundingClientRect()
    if (!mediana || !dialog || !field) return
    const { style } = dialog
    const top = Math.min(field.top, innerHeight - dialog.offsetHeight - 8)
    Object.assign(style, {
      left: `${field.left}px`,
      top: `${Math.max(8, top)}px`,
      width: `${field.width}px`,
    })
    return () => void Object.assign(style, { left: '', top: '', width: '' })
  }, [ref, debajoDe, mediana])
}
