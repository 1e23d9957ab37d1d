import { useSyncExternalStore } from 'react'

/** Medium screens and larger: the drawer is fixed. */
export const MEDIANA = '(min-width: 768px)'
/** Beside the drawer there is room for two columns. */
export const ANCHA = '(min-width: 1100px)'

// React's own hook: the sign-in draws with it, and has no room for jotai's 3.5 KB.
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
