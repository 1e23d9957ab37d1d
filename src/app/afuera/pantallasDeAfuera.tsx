import { screen } from '../pantallas/screen.ts'

// What is needed to get in, and once in a while: each a chunk of its own, fetched after the service worker is in place.

export const Mantenimiento = screen(
  async () => (await import('#features/mantenimiento/MantenimientoScreen.tsx')).MantenimientoScreen,
)

// Not in the second ring as the others are: it is for the counter, where there may be no signal.
export const ComprobarScreen = screen(
  async () => (await import('#features/comprobar/ComprobarScreen.tsx')).ComprobarScreen,
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
