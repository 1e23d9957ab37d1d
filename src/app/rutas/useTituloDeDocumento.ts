import { useEffect } from 'react'

import { texts } from '../texts.ts'

export function useTituloDeDocumento(titulo: string): void {
  useEffect(() => {
    document.title = texts.tituloDe(titulo)
  }, [titulo])
}
