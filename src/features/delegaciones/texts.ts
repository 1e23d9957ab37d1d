export const texts = {
  titulo: 'Buscar Delegaciones',
  trayendo: 'Trayendo las delegaciones…',
  buscar: 'Localidad o nombre',
  oficinas: (cuantas: number) => (cuantas === 1 ? '1 oficina' : `${cuantas} oficinas`),
  porLocalidad: ', por localidad',
  vacio: 'No se han encontrado delegaciones',
  vacioDetalle: 'Revisá lo que escribiste, o buscá por otra localidad.',
  verTodas: 'Ver todas',
  sinNinguna: 'La obra social todavía no cargó ninguna. Con señal se vuelve a buscar sola.',
}
