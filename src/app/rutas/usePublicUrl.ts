import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { storedHost } from '#local/provider/host.ts'

/** The portal's public address for shared links: as configured, else the one it was opened at. */
export function usePublicUrl(): string {
  const configured = useLive(async () => (await storedHost(device))?.publicUrl)
  return configured || location.origin
}
