import type { Receta } from '#contract/recetas.ts'

export const farmaciaDe = (farmacia: Receta['farmacia']) =>
  [farmacia?.nombre, farmacia?.localidad].filter(Boolean).join(', ')
