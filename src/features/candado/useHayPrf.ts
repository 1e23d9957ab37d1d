import { useEffect, useState } from 'react'

import { hayPrf } from '#live/llaves/prf.ts'

/** True if a passkey of this device can open a lock; undefined until the browser says so. */
export function useHayPrf(): boolean | undefined {
  const [hay, setHay] = useState<boolean>()
  useEffect(() => {
    let isHere = true
    void hayPrf()
      .catch(() => false) // A browser that fails to answer counts as one without it.
      .then((puede) => isHere && setHay(puede))
    return () => {
      isHere = false
    }
  }, [])
  return hay
}
