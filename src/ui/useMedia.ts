import { useSyncExternalStore } from 'react'

/** Medium screens and larger: the drawer is always open. */
export const MEDIANA = '(min-width: 768px)'
/** Wide enough for two columns beside the drawer. */
export const ANCHA = '(min-width: 1100px)'

// React's own hook, not jotai: the sign-in uses it, and has no room for another 3.5 KB.
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}
