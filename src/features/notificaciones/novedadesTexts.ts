// Constants of their own, not one object: the first picture carries those that it shows, and no others.

export const titulo = 'Novedades'
export const detalle = ({ quien, sigue }: { quien: string; sigue: string }) =>
  [quien, sigue].filter(Boolean).join(' · ')
