import type { CSSProperties, ReactNode } from 'react'

import { deClaro } from './tokensDeFluent.ts'

// Fluent's tokens that `.claro` (src/colores) does not set. A provider of Fluent's would set them too, by a style sheet: with
// each that comes and goes the browser looks at all rules anew.
const ESTILO: CSSProperties = {
  ...Object.fromEntries(Object.entries(deClaro).map(([name, value]) => [`--${name}`, value])),
  color: 'var(--colorNeutralForeground1)',
}

/** White in both themes, for codes that a scanner reads and for dialogs over them. */
export function Claro({ children }: { children: ReactNode }) {
  return (
    <div className="claro" style={ESTILO}>
      {children}
    </div>
  )
}
