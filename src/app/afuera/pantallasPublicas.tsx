import { Nada, screen } from '../pantallas/screen.ts'

// A file of its own: each lazy screen adds its list of files to the chunk, and the sign-in needs only these screens.
export const NoEncontrada = screen(
  async () => (await import('../paginas/NoEncontrada.tsx')).NoEncontrada,
)

export const SaltarEspera = screen(
  async () => (await import('./SaltarEspera.tsx')).SaltarEspera,
  Nada,
)

export const Afuera = screen(async () => (await import('./Afuera.tsx')).Afuera)
