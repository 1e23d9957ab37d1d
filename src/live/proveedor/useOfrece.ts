import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { storedHost } from '#local/provider/host.ts'

/** True if the host announces this extension of the specification. Undefined until it is read. */
export const useOfrece = (capacidad: string): boolean | undefined =>
  useLive(async () => (await storedHost(device))?.capacidades.includes(capacidad) ?? false)
