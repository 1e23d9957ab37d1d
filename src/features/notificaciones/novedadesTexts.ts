// Single constants and not one object: the first picture contains the texts that it shows, and no others.

export const titulo = 'Novedades'
export const detalle = ({ quien, sigue }: { quien: string; sigue: string }) =>
  [quien, sigue].filter(Boolean).join(' · ')
