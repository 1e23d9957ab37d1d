import { useSyncExternalStore } from 'react'

/** Medium screens and larger: the drawer is fixed. */
export const MEDIANA = '(min-width: 768px)'

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
