const LARGO = 12

/** Digits of a code, without any text that was copied around or between them. */
export const digitosDe = (texto: string): string => texto.replaceAll(/\D/g, '').slice(0, LARGO)
