import { type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'

/** Sets the mark when its content is on screen, as the product's own screens do. */
function Marked({ children }: { children: ReactNode }) {
  useEffect(() => {
    performance.mark('content')
  }, [])
  return children
}

export function mount(content: ReactNode): void {
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <StrictMode>
        <Marked>{content}</Marked>
      </StrictMode>,
    )
}
