export const texts = {
  titulo: 'Consultar Cupo',
  limpiar: 'Limpiar',
  buscar: 'Buscar',
  buscando: 'Buscando…',
  buscarOtro: 'Buscar otro',
  consultado: (cuando: string) => `Consultado ${cuando}`,
  /** Literals of CUPO-02. */
  posee: 'Posee Cupo',
  noPosee: 'No Posee Cupo',
  porque: 'Alcanza con que uno de los límites esté en cero.',
  /** Literal of CUPO-06. */
  sinCupos: 'No se han encontrado cupos para la práctica',
  noSePudo: 'No pudimos consultar el cupo',
  tipoDeLimite: 'Tipo de límite',
  meses: 'Meses',
  loQueQueda: 'Lo que queda',
  ordinario: 'Ordinario',
  extensiones: 'Extensiones',
  consumido: 'Consumido',
  restante: 'Restante',
  limiteDe: (tipo: string) => `Límite ${tipo.toLowerCase()}`,
  cuantosMeses: (meses: number) => (meses === 1 ? '1 mes' : `${meses} meses`),
  quedan: (quedan: number, total: number) =>
    quedan > 0
      ? quedan === 1
        ? `Te queda 1 de ${total}`
        : `Te quedan ${quedan} de ${total}`
      : `No te queda ninguna de ${total}`,
}
