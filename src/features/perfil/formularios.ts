import { lazy } from 'react'

// Nobody edits at a counter: what forms are made of comes with the first one.
export const FormularioDeDomicilio = lazy(async () => ({
  default: (await import('./FormularioDeDomicilio.tsx')).FormularioDeDomicilio,
}))

export const FormularioDeContacto = lazy(async () => ({
  default: (await import('./FormularioDeContacto.tsx')).FormularioDeContacto,
}))
