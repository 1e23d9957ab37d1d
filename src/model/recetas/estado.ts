/** Status codes of prescriptions: the specification says which actions each allows, the answer has its name. */
export const ACTIVA = '1'
export const DISPENSADA = '2'

/** State of a chronic prescription with medicines ready at the pharmacy (CRON-06). */
export const LISTA_PARA_RETIRAR = '305'

/** PRES-04: a practice prescription that may be downloaded and sent; the others can only be viewed. */
export const seEnvia = (codigo: string | null | undefined): boolean =>
  codigo === '1' || codigo === '3'
