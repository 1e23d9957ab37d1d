import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { storedHost } from '#local/provider/host.ts'

/** The portal's public address for shared links: the configured one, else the present one. */
export function usePublicUrl(): string {
  const configured = useLive(async () => (await storedHost(device))?.publicUrl)
  return configured || location.origin
}
