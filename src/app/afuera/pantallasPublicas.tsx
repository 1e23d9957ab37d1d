import { Nada, screen } from '../pantallas/screen.ts'
import { encontrarRuta } from '../rutas/encontrarRuta.ts'

// A file of its own: each lazy screen adds its list of files to the chunk, and the sign-in needs only these screens.
export const NoEncontrada = screen(
  async () => (await import('../paginas/NoEncontrada.tsx')).NoEncontrada,
)

export const SaltarEspera = screen(
  async () => (await import('./SaltarEspera.tsx')).SaltarEspera,
  Nada,
)

export const Afuera = screen(async () => {
  // Beside it, because on a slow link each file that names the next one costs a second.
  if (encontrarRuta(location.pathname)?.ruta.pantalla === 'crear-cuenta')
    import('#features/cuenta/AsistenteScreen.tsx').catch(() => undefined) // The screen itself reports it.
  return (await import('./Afuera.tsx')).Afuera
})
