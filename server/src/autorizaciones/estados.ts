/** Filed, and nobody has taken it yet: the only state in which its person can cancel it (AUTH-09). */
export const GENERADA = 1
export const RECHAZADA = 2
export const OBSERVADA = 3
export const APROBADA = 4
export const ANULADA = 5
export const EN_AUDITORIA = 8

/** What each state is called; the others have no words of their own (AUTH-05). */
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

/** Those whose ruling can be seen and sent (AUTH-11). */
export const CON_PROVIDENCIA = [OBSERVADA, APROBADA]
/** Those that can be sent (AUTH-10). */
export const SE_ENVIAN = [GENERADA, APROBADA]
