import { Suspense, useCallback } from 'react'
import { useLocation } from 'wouter'

import { useResource } from '#live/copias/useResource.ts'
import { afiliadoActual } from '#model/afiliados.ts'
import { notificacionesPendientes } from '#model/notificaciones.ts'
import { Flotante } from '#ui/Flotante.tsx'

import { NoEstaEncima } from '../paginas/NoEstaEncima.tsx'
import { Notificaciones } from '../pantallas/pantallas.tsx'
import { screen } from '../pantallas/screen.ts'
import { EntradaDeBuscar } from './EntradaDeBuscar.tsx'
import { Barra, CUENTA, NOTIFICACIONES } from './vista/Barra.tsx'
import * as texts from './vista/texts.ts'

/** The menu under the avatar. */
const MenuDeCuenta = screen(
  async () => (await import('./MenuDeCuenta.tsx')).MenuDeCuenta,
  NoEstaEncima,
)

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
    <Barra yo={yo} cuantas={cuantas} busca={<EntradaDeBuscar />}>
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
    </Barra>
  )
}
