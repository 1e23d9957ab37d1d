import { FluentProvider } from '@fluentui/react-components'
import type { ReactNode } from 'react'

import { temaClaro } from './tema.ts'

/** White in both themes, for codes that a scanner reads and for dialogs over them. */
export function Claro({ children }: { children: ReactNode }) {
  return (
    <FluentProvider theme={temaClaro} className="claro">
      {children}
    </FluentProvider>
  )
}
