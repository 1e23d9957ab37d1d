import { useSyncExternalStore } from 'react'

/** Whether this page is in sight. */
export const useALaVista = () => useSyncExternalStore(follow, seVe)

const seVe = () => document.visibilityState === 'visible'

function follow(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
