import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { storedHost } from '#local/provider/host.ts'

/** Whether the host has this beyond the specification. Undefined until this phone was looked at. */
export const useOfrece = (capacidad: string): boolean | undefined =>
  useLive(async () => (await storedHost(device))?.capacidades.includes(capacidad) ?? false)
