/** Texts of the pieces that the first picture shows. */
export const texts = {
  /** Some answers have the word 'Derivación' in the type and others do not: the text adds it if needed. */
  derivacion: (tipo: string) =>
    /^derivaci[oó]n/i.test(tipo) ? tipo : `Derivación ${tipo.toLowerCase()}`,
  plan: 'Plan de salud',
  provincia: 'Provincia',
  desde: 'Desde',
  hasta: 'Hasta',

  actualizado: (cuando: string) => `Actualizado ${cuando}`,
  buscarNovedades: 'Buscar novedades',

  imprimirTodas: 'Imprimir tarjetas',
}
