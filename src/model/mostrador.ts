import type { Documento } from '#local/documento.ts'
import { MOSTRADOR } from '#local/names.ts'
import { part } from '#local/part.ts'

/** The counter's first picture, which the service worker answers with before anything else has started. */
export const documentoDelMostrador: Documento = {
  id: MOSTRADOR,
  load: async () => (await part(() => import('./componerMostrador.ts'))).componerMostrador,
}

/** Of a member's counter; the number is all that an address holds of them. */
export const direccionDelMostrador = (idAfiliado: number) => `/mostrador/${idAfiliado}`
