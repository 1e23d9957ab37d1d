import { useState } from 'react'

import type { Punto } from './centros.ts'

/** A position of this age is good enough, and saves battery. */
const UN_MOMENTO = 60_000
const PACIENCIA = 20_000
/** After this time a walking person is elsewhere. */
export const YA_NO_ES_ACA = 5 * 60_000

type SinSaber = 'no-se-sabe' | 'tardo'

export type Ubicacion =
  | { state: 'sin-pedir' | 'pidiendo' | 'sin-permiso' | SinSaber }
  /** `otraVez`: state of a repeated request; the former position stays in use. */
  | { state: 'aca'; punto: Punto; precision: number; at: number; otraVez?: 'pidiendo' | SinSaber }

/** Position of this phone. Asked for only on a press, kept in memory, never sent. */
export function useUbicacion() {
  const [ubicacion, setUbicacion] = useState<Ubicacion>({ state: 'sin-pedir' })

  const quedar = (como: 'pidiendo' | SinSaber) =>
    setUbicacion((antes) => (antes.state === 'aca' ? { ...antes, otraVez: como } : { state: como }))

  function pedir() {
    quedar('pidiendo')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        setUbicacion({
          state: 'aca',
          punto: { latitud: latitude, longitud: longitude },
          precision: accuracy / 1000,
          at: Date.now(),
        }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) => {
        if (code === PERMISSION_DENIED) setUbicacion({ state: 'sin-permiso' })
        else quedar(code === TIMEOUT ? 'tardo' : 'no-se-sabe')
      },
      { enableHighAccuracy: true, maximumAge: UN_MOMENTO, timeout: PACIENCIA },
    )
  }

  return {
    ubicacion,
    aca: ubicacion.state === 'aca' ? ubicacion : undefined,
    pedir,
    dejar: () => setUbicacion({ state: 'sin-pedir' }),
  }
}
