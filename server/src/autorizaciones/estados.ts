/** Filed and not yet read by an auditor: the only state in which the person can cancel the request (AUTH-09). */
export const GENERADA = 1
export const RECHAZADA = 2
export const OBSERVADA = 3
export const APROBADA = 4
export const ANULADA = 5
export const EN_AUDITORIA = 8

/** Name of each state; other codes have no name (AUTH-05). */
export const ESTADOS_DE_SOLICITUD: Record<number, string> = {
  1: 'Generada',
  2: 'Rechazada',
  3: 'Observada',
  4: 'Aprobada',
  5: 'Anulada',
  6: 'Aprobada en parte',
  7: 'Falta documentación',
  8: 'En auditoría',
}

/** States with a ruling that can be seen and sent (AUTH-11). */
export const CON_PROVIDENCIA = [OBSERVADA, APROBADA]
/** States in which a request can be sent by mail (AUTH-10). */
export const SE_ENVIAN = [GENERADA, APROBADA]
