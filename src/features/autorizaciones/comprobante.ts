import type { Cambio } from '#live/useCambios.ts'
import type { NuevaSolicitud } from '#model/nuevaSolicitud.ts'

import { texts } from './nuevaTexts.ts'

/** What became of the receipt of a request that was generated (WIZ-08): it goes after it, and may be refused alone. */
export function dichoDelComprobante({
  answers,
  state,
}: Pick<Cambio<NuevaSolicitud>, 'answers' | 'state'>): string {
  if (answers.length > 1) return texts.comprobanteEnviado
  return state === 'rejected' ? texts.comprobanteNoSalio : texts.comprobantePendiente
}
