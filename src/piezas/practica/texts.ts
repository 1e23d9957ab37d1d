export const texts = {
  practica: 'Práctica',
  elegir: 'Elegí la práctica',
  /** Literal of ORD-08 and CUPO-01. */
  falta: 'Debe seleccionar la práctica',
  codigo: (codigo: string) => `Código ${codigo}`,
  buscar: 'Nombre o código',
  guardada: (aparato: string, fecha: string) => `Lista guardada en este ${aparato} el ${fecha}.`,
  trayendo: 'Trayendo las prácticas…',
  usadas: 'Ya usadas',
  todas: 'Todas las prácticas',
  todasLasQueDicen: (buscado: string) => `Todas las que dicen «${buscado}»`,
  ninguna: 'Ninguna práctica dice eso. Probá con otra palabra o con el código.',
  masQueEstas: (cuantas: number) => `Se ven ${cuantas}. Escribí algo más para achicar la lista.`,
}
