import { useAtomValue } from 'jotai'

import { atomoDe } from '#live/atomoDe.ts'

const aLaVista = atomoDe(
  () => document.visibilityState === 'visible',
  (tell) => {
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  },
)

/** Whether this page is in sight. */
export const useALaVista = () => useAtomValue(aLaVista)
