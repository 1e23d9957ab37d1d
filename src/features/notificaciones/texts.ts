export const texts = {
  titulo: 'Notificaciones',
  vacio: 'No se encontraron notificaciones.',
  trayendo: 'Trayendo tus notificaciones por primera vez…',
  sinTraer: (aparato: string) =>
    `Tus notificaciones no están en este ${aparato} todavía. Con señal se traen solas.`,
  alAbrir: 'Al abrir una, sale de la lista.',
  numero: (numero: string) => `N° ${numero}`,
  deQuien: (quien: string, numero: string) => `${quien} · ${numero}`,
  reintentar: 'Reintentar',
}
