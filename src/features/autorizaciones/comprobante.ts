import type { Cambio } from '#live/cambios/useCambios.ts'
import type { NuevaSolicitud } from '#model/nuevaSolicitud.ts'

import { texts } from './nuevaTexts.ts'

/** State of the receipt of a generated request (WIZ-08). It is sent after the request and may be refused on its own. */
export function dichoDelComprobante({
  answers,
  state,
}: Pick<Cambio<NuevaSolicitud>, 'answers' | 'state'>): string {
  if (answers.length > 1) return texts.comprobanteEnviado
  return state === 'rejected' ? texts.comprobanteNoSalio : texts.comprobantePendiente
}
