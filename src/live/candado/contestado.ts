import { CLAVE_SIN_CANDADO } from '#local/bases/names.ts'

// Home needs this much before it loads the offer of a lock.

/** True if the offer was answered on this phone. */
export const contestado = (): boolean => localStorage.getItem(CLAVE_SIN_CANDADO) !== null

export const contestar = (): void => localStorage.setItem(CLAVE_SIN_CANDADO, 'no')
