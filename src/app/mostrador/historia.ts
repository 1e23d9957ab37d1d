import { useEffect } from 'react'

import type { Prestamo } from '#local/session/prestamo.ts'
import { direccionDelMostrador } from '#model/mostrador.ts'

import { encontrarRuta } from '../rutas/encontrarRuta.ts'

const PRIMERA = location.pathname

const esMostrador = (path: string) => encontrarRuta(path)?.ruta.pantalla === 'mostrador'

type Marca = { prestado?: true; sobreInicio?: true }
const marca = () => (history.state ?? {}) as Marca

/** While the phone is lent there is always an entry above all others: Back takes it away and it is put there again. */
export function useSinSalida(prestamo: Prestamo | undefined): void {
  const { idAfiliado, a } = prestamo ?? {}
  useEffect(() => {
    if (idAfiliado === undefined) return
    const cerrar = () => {
      const { pathname } = location
      // Lent for one, the address of another leads back, too.
      const libre = a === 'todos' && esMostrador(pathname)
      const aca = libre ? pathname : direccionDelMostrador(idAfiliado)
      if (aca !== pathname || !marca().prestado)
        history.pushState({ prestado: true } satisfies Marca, '', aca)
    }
    cerrar()
    // Browsers skip entries that were made without a touch: each touch makes sure of one.
    const stop = new AbortController()
    for (const event of ['popstate', 'pointerdown', 'keydown'])
      addEventListener(event, cerrar, { signal: stop.signal })
    return () => stop.abort()
  }, [idAfiliado, a])
}

/** Opened from the icon there is nothing behind the counter: from the first touch on, home is. */
export function useAtrasAInicio(libre: boolean): void {
  useEffect(() => {
    if (!libre || !esMostrador(PRIMERA)) return
    const stop = new AbortController()
    const poner = () => {
      stop.abort()
      if (marca().sobreInicio || !esMostrador(location.pathname)) return
      const aca = location.pathname
      history.replaceState(null, '', '/')
      history.pushState({ sobreInicio: true } satisfies Marca, '', aca)
    }
    for (const event of ['pointerdown', 'keydown'])
      addEventListener(event, poner, { signal: stop.signal })
    return () => stop.abort()
  }, [libre])
}
