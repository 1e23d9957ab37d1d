import { FluentProvider } from '@fluentui/react-components'
import type { ReactNode } from 'react'

import { temaClaro } from './tema.ts'

/** White in both themes: what is shown to a scanner, or lies over it. */
export function Claro({ children }: { children: ReactNode }) {
  return <FluentProvider theme={temaClaro}>{children}</FluentProvider>
}
