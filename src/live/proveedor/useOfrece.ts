import { useCallback } from 'react'

import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import { storedHost } from '#local/provider/host.ts'

let ultima: readonly string[] | undefined

/** Reads the list of the host's extensions before the first frame, so that the frame offers nothing else. */
export async function leerLoQueOfrece(): Promise<readonly string[]> {
  ultima = (await storedHost(device))?.capacidades
  return ultima ?? []
}

const useLista = () => useLive(leerLoQueOfrece, '', ultima)

/** True if the host announces this extension of the specification. Undefined until it is read. */
export const useOfrece = (capacidad: string): boolean | undefined => useLista()?.includes(capacidad)

/**
 * A function that is true for each extension that the host offers, and for every extension until the list is read.
 */
export function useLoQueOfrece(): (capacidad: string) => boolean {
  const lista = useLista()
  return useCallback((capacidad) => lista?.includes(capacidad) ?? true, [lista])
}
