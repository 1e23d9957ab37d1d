import { useLiveQuery } from 'dexie-react-hooks'

import { device } from '#live/engine.ts'
import { storedHost } from '#local/host.ts'

/** The portal's public address for shared links: as configured, else the one it was opened at. */
export function usePublicUrl(): string {
  const configured = useLiveQuery(async () => (await storedHost(device))?.publicUrl)
  return configured || location.origin
}
