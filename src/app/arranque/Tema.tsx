import { FluentProvider } from '@fluentui/react-components'
import type { ReactNode } from 'react'

import { temaClaro, temaOscuro } from '#ui/tema.ts'
import { Toasts } from '#ui/Toasts.tsx'
import { useMedia } from '#ui/useMedia.ts'

/** The light or dark theme, as the device asks for it, and the toasts. */
export function Tema({ children }: { children: ReactNode }) {
  const oscuro = useMedia('(prefers-color-scheme: dark)')
  return (
    <FluentProvider theme={oscuro ? temaOscuro : temaClaro}>
      {children}
      <Toasts />
    </FluentProvider>
  )
}
