import { useEffect } from 'react'

import { useLatest } from '#ui/useLatest.ts'

/**
 * Passes on files that are dropped anywhere on the page. Also without `onElegir` they are kept from the browser, which
 * would open them in place of the portal.
 */
export function useSoltados(onElegir: ((files: File[]) => void) | undefined): void {
  const latest = useLatest(onElegir)
  useEffect(() => {
    const filesOf = (event: DragEvent): File[] | undefined => {
      const { dataTransfer } = event
      if (!dataTransfer?.types.includes('Files')) return undefined
      event.preventDefault()
      return [...dataTransfer.files]
    }
    const drop = (event: DragEvent) => {
      const files = filesOf(event)
      if (files) latest.current?.(files)
    }
    document.addEventListener('dragover', filesOf)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', filesOf)
      document.removeEventListener('drop', drop)
    }
  }, [latest])
}
