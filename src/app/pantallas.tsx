import type { MostradorScreen } from '#features/mostrador/MostradorScreen.tsx'

import { screen } from './pantallasPublicas.tsx'

// The screens that a cold start does not open, each a chunk of its own; all of them are precached. Home, family group
// and unsent changes come with the portal itself.

export const ValidarContacto = screen(
  async () => (await import('#features/acceso/ValidarContactoScreen.tsx')).ValidarContactoScreen,
)

export const Salir = screen(
  async () => (await import('#features/acceso/SalirScreen.tsx')).SalirScreen,
)

export const Terminos = screen(
  async () => (await import('#features/terminos/TerminosScreen.tsx')).TerminosScreen,
)

export const CambiarPin = screen(
  async () => (await import('#features/contrasenia/CambiarPinScreen.tsx')).CambiarPinScreen,
)

export const Perfil = screen(
  async () => (await import('#features/perfil/PerfilScreen.tsx')).PerfilScreen,
)

export const VerificarContacto = screen(
  async () =>
    (await import('#features/contacto/VerificarContactoScreen.tsx')).VerificarContactoScreen,
)

export const Ingreso = screen(
  async () => (await import('#features/acceso/IngresoScreen.tsx')).IngresoScreen,
)

export const Perdidas = screen(
  async () => (await import('#features/pendientes/Perdidas.tsx')).Perdidas,
)

export const Listo = screen(
  async () => (await import('#features/listo/ListoParaSalir.tsx')).ListoParaSalir,
)

export const Tarjetas = screen(
  async () => (await import('#features/tarjetas/TarjetasScreen.tsx')).TarjetasScreen,
)

export const VerAfiliado = screen(
  async () => (await import('#features/afiliados/VerAfiliadoScreen.tsx')).VerAfiliadoScreen,
)

const loadCredencial = () => import('#features/credencial/CredencialDialogo.tsx')

export const Credencial = screen(async () => (await loadCredencial()).CredencialDialogo)

let mostrador: typeof MostradorScreen | undefined

export const traerMostrador = async () =>
  (mostrador ??= (await import('#features/mostrador/MostradorScreen.tsx')).MostradorScreen)

const MostradorQueViene = screen(traerMostrador)

/** The counter: drawn in the first frame where it was brought before that. */
export const mostradorDeAhora = () => mostrador ?? MostradorQueViene

/** Brings what is needed at a counter before anybody asks: the signal may be gone by then. Answers how to stop. */
export function calentarPantallas(): () => void {
  const timer = setTimeout(() => {
    // Offline it comes from the precache; a first visit that loses the signal this soon has none yet.
    void Promise.allSettled([loadCredencial(), traerMostrador(), import('./paginas/TodaviaNo.tsx')])
  }, 1000)
  return () => clearTimeout(timer)
}
