import { type ComponentType, lazy } from 'react'

/** The screens, each a chunk of its own; all of them are precached. */
function screen<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }))
}

export const Inicio = screen(
  async () => (await import('#features/inicio/InicioScreen.tsx')).InicioScreen,
)

export const GrupoFamiliar = screen(
  async () => (await import('#features/afiliados/GrupoFamiliarScreen.tsx')).GrupoFamiliarScreen,
)

export const Pendientes = screen(
  async () => (await import('#features/pendientes/PendientesScreen.tsx')).PendientesScreen,
)

export const ValidarContacto = screen(
  async () => (await import('#features/acceso/ValidarContactoScreen.tsx')).ValidarContactoScreen,
)

export const Salir = screen(
  async () => (await import('#features/acceso/SalirScreen.tsx')).SalirScreen,
)

export const Ingreso = screen(
  async () => (await import('#features/acceso/IngresoScreen.tsx')).IngresoScreen,
)

export const Credencial = screen(
  async () => (await import('#features/credencial/CredencialDialogo.tsx')).CredencialDialogo,
)

export const TodaviaNo = screen(async () => (await import('./paginas/TodaviaNo.tsx')).TodaviaNo)

export const NoEncontrada = screen(
  async () => (await import('./paginas/NoEncontrada.tsx')).NoEncontrada,
)
