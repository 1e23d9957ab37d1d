export const texts = {
  titulo: 'Buscar Delegaciones',
  trayendo: 'Trayendo las delegaciones…',
  buscar: 'Localidad o nombre',
  oficinas: (cuantas: number) => (cuantas === 1 ? '1 oficina' : `${cuantas} oficinas`),
  porLocalidad: ', por localidad',
  porCercania: ', de la más cercana a la más lejana',
  cual: '¿Cuál te queda más cerca?',
  noSale: (aparato: string) => `Tu ubicación no sale del ${aparato}. Sirve sin señal.`,
  ordenar: 'Ordenar',
  buscando: 'Buscando…',
  sinPermiso: (aparato: string) =>
    `No diste permiso para usar tu ubicación. Permitila en el candado al lado de la dirección, o en los ajustes del ${aparato}, y volvé a tocar Ordenar.`,
  sinUbicacion: (aparato: string) =>
    `El ${aparato} no pudo decir dónde estás. Probá de nuevo al aire libre.`,
  dejar: 'Dejar de usarla',
  aUnos: (km: number) => (km < 1 ? 'En tu localidad' : `A unos ${Math.round(km)} km`),
  vacio: 'No se han encontrado delegaciones',
  vacioDetalle: 'Revisá lo que escribiste, o buscá por otra localidad.',
  verTodas: 'Ver todas',
  sinNinguna: 'La obra social todavía no cargó ninguna. Con señal se vuelve a buscar sola.',
}
