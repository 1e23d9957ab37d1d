export const texts = {
  titulo: 'Buscar Farmacias',
  prestadores: 'Prestadores',
  trayendo: 'Buscando farmacias…',
  /** Literals of PHAR-04. */
  otra: 'Buscar Otra',
  vacio: 'No se han encontrado farmacias',
  deDondeSos: 'Es la de tu domicilio: cambiala si estás en otro lado.',
  guardadas: (aparato: string) => `Guardadas en este ${aparato}`,
  abiertas: (cuantas: number, de: number) =>
    `${cuantas === 1 ? '1 abierta' : `${cuantas} abiertas`} ahora, de ${de}`,
  farmacias: (cuantas: number, donde?: string) =>
    `${cuantas === 1 ? '1 farmacia' : `${cuantas} farmacias`}${donde ? ` en ${donde}` : ''}`,
}
