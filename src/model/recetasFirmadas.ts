import { array } from 'superstruct'

import { RecetaConFirma, recetasFirmadas as area } from '#contract/extensiones/recetasFirmadas.ts'
import { type NoParams, resource, siSeOfrece } from '#local/resource.ts'

import { grupoFamiliar } from './afiliados.ts'

/** The family's active prescriptions with the provider's signature: proof for a pharmacy. */
export const recetasFirmadas = resource({
  name: 'recetas-firmadas',
  key: (_params: NoParams) => 'recetas-firmadas',
  fetch: (call) => siSeOfrece(call(area.firmadas, {})),
  shape: array(RecetaConFirma),
  freshFor: 60 * 60_000,
  warm: async (stored) => ((await stored(grupoFamiliar, {})) ? [{}] : undefined),
})
