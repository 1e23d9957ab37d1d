import { FluentProvider } from '@fluentui/react-components'
import type { ReactNode } from 'react'

import { temaClaro, temaOscuro } from '#ui/tema.ts'
import { Toasts } from '#ui/Toasts.tsx'
import { useMedia } from '#ui/useMedia.ts'

/** The theme that the device asks for, light or dark, and the toasts. */
export function Tema({ children }: { children: ReactNode }) {
  const oscuro = useMedia('(prefers-color-scheme: dark)')
  return (
    <FluentProvider theme={oscuro ? temaOscuro : temaClaro}>
      {children}
      <Toasts />
    </FluentProvider>
  )
}
