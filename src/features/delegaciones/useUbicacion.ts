import { useState } from 'react'

import type { Punto } from './centros.ts'

/** A fix of some minutes ago will do: it is compared with the middles of towns. */
const UN_RATO = 10 * 60_000
const PACIENCIA = 20_000

export type Ubicacion =
  | { state: 'sin-pedir' | 'pidiendo' | 'sin-permiso' | 'fallo' }
  | { state: 'aca'; punto: Punto }

/** Where this person is, asked for only when they want it, and kept nowhere. */
export function useUbicacion() {
  const [ubicacion, setUbicacion] = useState<Ubicacion>({ state: 'sin-pedir' })

  function pedir() {
    setUbicacion({ state: 'pidiendo' })
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setUbicacion({ state: 'aca', punto: { latitud: latitude, longitud: longitude } }),
      ({ code, PERMISSION_DENIED }) =>
        setUbicacion({ state: code === PERMISSION_DENIED ? 'sin-permiso' : 'fallo' }),
      { maximumAge: UN_RATO, timeout: PACIENCIA },
    )
  }

  return { ubicacion, pedir, dejar: () => setUbicacion({ state: 'sin-pedir' }) }
}
