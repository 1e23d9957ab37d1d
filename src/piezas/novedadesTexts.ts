export const texts = {
  buscando: 'Buscando novedades…',
  solta: 'Soltá para buscar novedades.',
  hay: 'Hay novedades.',
  ninguna: 'Sin novedades.',
  sinSenal: 'Sin señal: no se pudo buscar.',
  noSePudo: 'No se pudo buscar ahora. Probá de nuevo en un rato.',
}
