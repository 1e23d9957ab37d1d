import { screen } from '../pantallas/screen.ts'

// Screens for getting an account or a password. They are rarely used: each is a chunk that is fetched after the service
// worker is installed.

export const Mantenimiento = screen(
  async () => (await import('#features/mantenimiento/MantenimientoScreen.tsx')).MantenimientoScreen,
)

// In the first ring, unlike the others: it is used at counters, possibly without signal.
export const ComprobarScreen = screen(
  async () => (await import('#features/comprobar/ComprobarScreen.tsx')).ComprobarScreen,
)

export const PrestadasScreen = screen(
  async () => (await import('#features/prestadas/PrestadasScreen.tsx')).PrestadasScreen,
)

export const OlvidePin = screen(
  async () => (await import('#features/contrasenia/OlvidePinScreen.tsx')).OlvidePinScreen,
)

export const RecuperarPin = screen(
  async () => (await import('#features/contrasenia/RecuperarPinScreen.tsx')).RecuperarPinScreen,
)

export const Asistente = screen(
  async () => (await import('#features/cuenta/AsistenteScreen.tsx')).AsistenteScreen,
)

export const ConfirmarCuenta = screen(
  async () => (await import('#features/cuenta/ConfirmarCuentaScreen.tsx')).ConfirmarCuentaScreen,
)

export const TextoDeTerminos = screen(
  async () => (await import('#features/terminos/TextoDeTerminos.tsx')).TextoDeTerminos,
)

export const TextoDePrivacidad = screen(
  async () => (await import('#features/terminos/TextoDePrivacidad.tsx')).TextoDePrivacidad,
)
