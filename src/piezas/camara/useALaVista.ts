import { useAtomValue } from 'jotai'

import { atomoDe } from '#live/telefono/atomoDe.ts'

const aLaVista = atomoDe(
  () => document.visibilityState === 'visible',
  (tell) => {
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  },
)

/** True while this page is visible. */
export const useALaVista = () => useAtomValue(aLaVista)
