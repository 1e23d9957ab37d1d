import { useEffect, useState } from 'react'

import { device } from '#live/engine.ts'
import { knownHost } from '#local/host.ts'

/** The portal's public address, for links that leave this phone; the one it was opened at until told otherwise. */
export function usePublicUrl(): string {
  const [publicUrl, setPublicUrl] = useState('')
  useEffect(() => {
    void knownHost(device, (...args) => fetch(...args), Date.now()).then((host) =>
      setPublicUrl(host.publicUrl),
    )
  }, [])
  return publicUrl === '' ? location.origin : publicUrl
}
