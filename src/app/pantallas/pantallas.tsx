import type { ReactNode } from 'react'

import { conocerTodo } from '#live/telefono/conocido.ts'

import { NoEstaEncima } from '../paginas/NoEstaEncima.tsx'
import { Nada, screen } from './screen.ts'

// Screens that the portal does not start with: each is a chunk of its own in the precache. Home and the family group
// are part of the portal's first code.

export const ValidarContacto = screen(
  async () => (await import('#features/acceso/ValidarContactoScreen.tsx')).ValidarContactoScreen,
)

export const Ingreso = screen(
  async () => (await import('#features/acceso/IngresoScreen.tsx')).IngresoScreen,
)

export const Salir = screen(
  async () => (await import('#features/acceso/SalirScreen.tsx')).SalirScreen,
)

export const Perdidas = screen(
  async () => (await import('#features/pendientes/Perdidas.tsx')).Perdidas,
  Nada,
)

export const Listo = screen<{ children?: ReactNode }>(
  async () => (await import('./AlFinalDeInicio.tsx')).AlFinalDeInicio,
  Nada,
)

export const GuiaIphone = screen(
  async () => (await import('#features/instalar/GuiaIphone.tsx')).GuiaIphone,
  NoEstaEncima,
)

/** Panel under the bell button. */
export const Notificaciones = screen<{
  onElegida: (href: string, state: unknown) => void
  onCerrar: () => void
}>(
  async () =>
    (await import('#features/notificaciones/NotificacionesPanel.tsx')).NotificacionesPanel,
  NoEstaEncima,
)

const loadCredencial = () => import('#features/credencial/CredencialDialogo.tsx')

export const Credencial = screen(
  async () => (await loadCredencial()).CredencialDialogo,
  NoEstaEncima,
)

export const Mostrador = screen(
  async () => (await import('#features/mostrador/MostradorScreen.tsx')).MostradorScreen,
)

/** Loads the screens for a counter in advance: the signal may be gone later. Returns a function that stops. */
export function calentarPantallas(): () => void {
  const timer = setTimeout(() => {
    // Without signal the files come from the precache; a first visit that loses the signal this early has none yet.
    void Promise.allSettled([loadCredencial(), Mostrador.traer()])
    void traerSinTrabajador().catch(() => undefined)
  }, 1000)
  return () => clearTimeout(timer)
}

/** Without a service worker no other code loads the list of unsent changes and the catalog, so they are loaded here. */
async function traerSinTrabajador(): Promise<unknown> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const traer = () => import('#features/pendientes/PendientesScreen.tsx')
  return registration ?? Promise.all([traer(), conocerTodo()])
}
