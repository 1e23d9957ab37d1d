import { Alert24Regular } from '@fluentui/react-icons/svg/alert'
import { Suspense, useCallback } from 'react'
import { Link, useLocation } from 'wouter'

import { producto } from '#contract/producto.ts'
import { useResource } from '#live/copias/useResource.ts'
import { afiliadoActual } from '#model/afiliados.ts'
import { notificacionesPendientes } from '#model/notificaciones.ts'
import { iniciales } from '#model/personas.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Flotante } from '#ui/Flotante.tsx'
import { Marca } from '#ui/Marca.tsx'

import { NoEstaEncima } from '../paginas/NoEstaEncima.tsx'
import { Notificaciones } from '../pantallas/pantallas.tsx'
import { screen } from '../pantallas/screen.ts'
import { texts } from '../texts.ts'
import { EntradaDeBuscar } from './EntradaDeBuscar.tsx'

/** The menu under the avatar. */
const MenuDeCuenta = screen(
  async () => (await import('./MenuDeCuenta.tsx')).MenuDeCuenta,
  NoEstaEncima,
)

const NOTIFICACIONES = 'notificaciones'
const CUENTA = 'cuenta'

const cerrar = (id: string) => document.getElementById(id)?.hidePopover()
const cerrarNotificaciones = () => cerrar(NOTIFICACIONES)
const cerrarCuenta = () => cerrar(CUENTA)

export function BarraSuperior() {
  const [, navigate] = useLocation()
  const actual = useResource(afiliadoActual, {})
  const pendientes = useResource(notificacionesPendientes, {})
  const cuantas = pendientes.state === 'ready' ? pendientes.value.length : 0
  const yo = actual.state === 'ready' ? actual.value : undefined
  const alElegir = useCallback(
    (href: string, state: unknown) => {
      cerrarNotificaciones()
      navigate(href, { state })
    },
    [navigate],
  )
  return (
    <header className="barra">
      <Link className="marca" href="/">
        <Marca {...producto.marca} />
        {producto.nombre}
        <span className="beta">BETA</span>
      </Link>
      <EntradaDeBuscar />
      <button
        type="button"
        className="timbre"
        popoverTarget={NOTIFICACIONES}
        aria-label={texts.notificaciones(cuantas)}
      >
        <Alert24Regular />
        {cuantas > 0 && (
          <span className="globo" aria-hidden="true">
            {cuantas}
          </span>
        )}
      </button>
      <button type="button" popoverTarget={CUENTA} aria-label={texts.miCuenta}>
        <Avatar iniciales={yo ? iniciales(yo) : ''} chico />
      </button>
      <Flotante como="dialog" id={NOTIFICACIONES} etiqueta={texts.notificaciones(0)}>
        <Suspense fallback={<h2>{texts.notificaciones(0)}</h2>}>
          <Notificaciones onElegida={alElegir} onCerrar={cerrarNotificaciones} />
        </Suspense>
      </Flotante>
      <Flotante como="nav" id={CUENTA} etiqueta={texts.miCuenta}>
        <Suspense>
          <MenuDeCuenta persona={yo} onCerrar={cerrarCuenta} />
        </Suspense>
      </Flotante>
    </header>
  )
}
