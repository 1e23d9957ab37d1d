/** Text for the days until the last valid day; 0 means today. */
export const venceEn = (dias: number): string =>
  dias === 0 ? 'Vence hoy' : dias === 1 ? 'Vence mañana' : `Vence en ${dias} días`
