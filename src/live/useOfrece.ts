import { storedHost } from '#local/provider/host.ts'

import { device } from './device.ts'
import { useLive } from './useLive.ts'

/** Whether the host has this beyond the specification. Undefined until this phone was looked at. */
export const useOfrece = (capacidad: string): boolean | undefined =>
  useLive(async () => (await storedHost(device))?.capacidades.includes(capacidad) ?? false)
