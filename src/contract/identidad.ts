export const SEXOS = ['Femenino', 'Masculino', 'Otro'] as const

export const esCuil = (text: string): boolean => /^\d{11}$/.test(text)

/** Apostrophes and hyphens are removed before checking and comparing names (ACCT-06). */
const sinSignos = (text: string) => text.replaceAll(/['’´`-]/g, '')

/** 2 to 40 letters, accents and spaces included. */
export const esNombreDePersona = (text: string): boolean =>
  /^[\p{L}\p{M} ]{2,40}$/u.test(sinSignos(text)) && /\p{L}.*\p{L}/u.test(text)

/** Form of a name for comparison: no accents, signs or capitals, single spaces. */
export const nombreComparable = (text: string): string =>
  sinSignos(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
