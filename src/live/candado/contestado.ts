import { CLAVE_SIN_CANDADO } from '#local/bases/names.ts'

/** True if the offer was answered on this phone. */
export const contestado = (): boolean => localStorage.getItem(CLAVE_SIN_CANDADO) !== null

export const contestar = (): void => localStorage.setItem(CLAVE_SIN_CANDADO, 'no')
