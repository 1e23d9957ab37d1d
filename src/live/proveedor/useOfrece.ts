import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { storedHost } from '#local/provider/host.ts'

const useLista = () => useLive(async () => (await storedHost(device))?.capacidades ?? [])

/** True if the host announces this extension of the specification. Undefined until it is read. */
export const useOfrece = (capacidad: string): boolean | undefined => useLista()?.includes(capacidad)

/** The same as a function, for any number of extensions; true of each of them until the list is read. */
export function useLoQueOfrece(): (capacidad: string) => boolean {
  const lista = useLista()
  return (capacidad) => lista?.includes(capacidad) ?? true
}
