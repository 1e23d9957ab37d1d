const LARGO = 12

/** The digits of a code, whatever stands around and between them where it was copied. */
export const digitosDe = (texto: string): string => texto.replaceAll(/\D/g, '').slice(0, LARGO)
