import { type ComponentType, lazy } from 'react'

import { recargarUnaVez } from './recargar.ts'

/** A screen as a chunk of its own. */
export function screen<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch(recargarUnaVez) }))
}

// Apart from the others: each lazy screen brings the list of its files along, and the sign-in needs none of those.
export const TodaviaNo = screen(async () => (await import('./paginas/TodaviaNo.tsx')).TodaviaNo)

export const NoEncontrada = screen(
  async () => (await import('./paginas/NoEncontrada.tsx')).NoEncontrada,
)

export const SaltarEspera = screen(async () => (await import('./SaltarEspera.tsx')).SaltarEspera)

export const Afuera = screen(async () => (await import('./Afuera.tsx')).Afuera)
