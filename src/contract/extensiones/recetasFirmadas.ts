import { type Infer, array, object, string, type } from 'superstruct'

import { endpoint } from '../endpoint.ts'
import { Numero } from '../valores.ts'

/** A prescription as the provider signed it with its key `kid`; the bytes (signature and body, see contract/pase/receta.ts) as base64url. */
export type RecetaConFirma = Infer<typeof RecetaConFirma>
export const RecetaConFirma = type({
  idRecetaElectronica: Numero,
  kid: Numero,
  bytes: string(),
})

export const deRecetas = { capability: 'recetas-firmadas', assumed: true } as const

/** Signed prescriptions: checked without the provider, with the keys and the list of the passes. */
export const recetasFirmadas = {
  /** Active prescriptions of the family group, signed. */
  firmadas: endpoint({
    ...deRecetas,
    method: 'POST',
    path: '/v1/portal/recetas/firmadas',
    kind: 'synced-read',
    request: object({}),
    response: array(RecetaConFirma),
  }),
}
