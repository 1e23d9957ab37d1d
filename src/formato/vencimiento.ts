/** Of something that still serves for so many days, 0 being the last. */
export const venceEn = (dias: number): string =>
  dias === 0 ? 'Vence hoy' : dias === 1 ? 'Vence mañana' : `Vence en ${dias} días`
