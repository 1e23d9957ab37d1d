import { useEffect } from 'react'

import type { Prestamo } from '#local/session/prestamo.ts'
import { direccionDelMostrador } from '#model/mostrador.ts'

import { encontrarRuta } from '../rutas/encontrarRuta.ts'

const PRIMERA = location.pathname

const esMostrador = (path: string) => encontrarRuta(path)?.ruta.pantalla === 'mostrador'

type Marca = { prestado?: true; sobreInicio?: true }
const marca = () => (history.state ?? {}) as Marca

/** While the phone is lent there is always an extra entry on top of the history: after Back it is added again. */
export function useSinSalida(prestamo: Prestamo | undefined): void {
  const { idAfiliado, a } = prestamo ?? {}
  useEffect(() => {
    if (idAfiliado === undefined) return
    const cerrar = () => {
      const { pathname } = location
      // While the phone is lent for one member, the address of another member leads back too.
      const libre = a === 'todos' && esMostrador(pathname)
      const aca = libre ? pathname : direccionDelMostrador(idAfiliado)
      if (aca !== pathname || !marca().prestado)
        history.pushState({ prestado: true } satisfies Marca, '', aca)
    }
    cerrar()
    // Browsers skip entries that were added without a touch, so the entry is checked after each touch.
    const stop = new AbortController()
    for (const event of ['popstate', 'pointerdown', 'keydown'])
      addEventListener(event, cerrar, { signal: stop.signal })
    return () => stop.abort()
  }, [idAfiliado, a])
}

/** After a start from the icon no page lies under the counter: the first touch puts home there, for Back. */
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
