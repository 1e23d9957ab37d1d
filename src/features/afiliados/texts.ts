export const texts = {
  titulo: 'Grupo Familiar',
  trayendo: 'Trayendo tu grupo familiar por primera vez…',
  vacio: 'Tu grupo familiar no tiene integrantes',
  vacioDetalle: 'Si falta alguien, consultá en una delegación.',
  delegaciones: 'Ver delegaciones',
  numero: 'N° de afiliado',
  guardados: (cuantos: number, aparato: string) =>
    cuantos === 1
      ? `Tus datos están guardados en este ${aparato}: los ves también sin señal.`
      : `Los datos de los ${cuantos} están guardados en este ${aparato}: los ves también sin señal.`,
  /** Hosts write the kind with and without the word. */
  derivacion: (tipo: string) =>
    /^derivaci[oó]n/i.test(tipo) ? tipo : `Derivación ${tipo.toLowerCase()}`,
  plan: 'Plan de salud',
  provincia: 'Provincia',
  desde: 'Desde',
  hasta: 'Hasta',
}
