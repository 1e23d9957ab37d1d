/** News about requests. */
export const texts = {
  titulo: 'Novedades',
  detalle: ({ quien, sigue }: { quien: string; sigue: string }) =>
    [quien, sigue].filter(Boolean).join(' · '),
}
