import { useState } from 'react'

import type { Punto } from './centros.ts'

/** A fix of a moment ago is as good as a new one, and costs no battery. */
const UN_MOMENTO = 60_000
const PACIENCIA = 20_000
/** Whoever walks is somewhere else by then. */
export const YA_NO_ES_ACA = 5 * 60_000

type SinSaber = 'no-se-sabe' | 'tardo'

export type Ubicacion =
  | { state: 'sin-pedir' | 'pidiendo' | 'sin-permiso' | SinSaber }
  /** `otraVez`: what became of asking again; the place of before stays in use. */
  | { state: 'aca'; punto: Punto; precision: number; at: number; otraVez?: 'pidiendo' | SinSaber }

/** The browser's answer to 'where is this phone?': asked for by a press alone, kept in memory, sent to nobody. */
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
