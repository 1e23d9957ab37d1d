export const texts = {
  titulo: 'Grupo Familiar',
  numero: 'N° de afiliado',
  guardados: (cuantos: number, aparato: string) =>
    cuantos === 1
      ? `Tus datos están guardados en este ${aparato}: los ves también sin señal.`
      : `Los datos de los ${cuantos} están guardados en este ${aparato}: los ves también sin señal.`,
}

/** Until the first copy is here, and of a family without members. */
export const sinFamilia = {
  trayendo: 'Trayendo tu grupo familiar por primera vez…',
  vacio: 'Tu grupo familiar no tiene integrantes',
  vacioDetalle: 'Si falta alguien, consultá en una delegación.',
  delegaciones: 'Ver delegaciones',
}
