export const texts = {
  prestador: 'Prestador',
  elegir: 'Elegí el prestador',
  /** Literal of ORD-08. */
  falta: 'Debe seleccionar el prestador',
  /** Literal of ORD-07. */
  deBaja: 'Prestador dado de baja',
  matricula: 'Matrícula',
  nombre: 'Nombre',
  limpiar: 'Limpiar',
  buscar: 'Buscar',
  /** Literal of ORD-05. */
  sinCriterio: 'Debes ingresar nombre y/o matrícula para realizar tu búsqueda',
  /** Literal of ORD-06. */
  sinResultados: 'Búsqueda sin resultados, intente con otros parámetros.',
  buscando: 'Buscando…',
  hallados: (cuantos: number) => (cuantos === 1 ? '1 prestador' : `${cuantos} prestadores`),
  ultimos: (de: string) => `Los últimos de ${de}`,
  ninguno: 'Todavía no usaste ninguno.',
  sinAfiliado: 'Elegí antes el afiliado, y acá ves los últimos que usó.',
  sinSenal: 'Para buscar otro necesitás señal.',
  noSePudo: 'No pudimos buscar',
  conMatricula: (numero: string) => `Matrícula ${numero}`,
  conCodigo: (numero: string) => `Código ${numero}`,
}
