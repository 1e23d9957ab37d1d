import { deBase64 } from '#contract/base64.ts'
import { recetasFirmadas } from '#contract/extensiones/recetasFirmadas.ts'
import { codigoDeReceta } from '#contract/pase/codigo.ts'
import { recetas } from '#contract/recetas.ts'
import { api } from '#live/llamadas/useLiveCall.ts'
import { enDireccion } from '#local/documento/traer.ts'

/**
 * A prescription of the family: its code as an address of the portal, and its sheet from the
 * provider.
 */
export async function unaReceta() {
  const [una] = await api.call(recetasFirmadas.firmadas, {})
  const { kid = 0, bytes = '', idRecetaElectronica = 0 } = una ?? {}
  const firmada = { kid, bytes: deBase64(bytes) ?? new Uint8Array() }
  const { prefijo, digitos } = codigoDeReceta(firmada, '')
  const impresa = await api.call(recetas.imprimir, { idsRecetas: [idRecetaElectronica] })
  return { lugar: prefijo + digitos, hoja: await enDireccion(api.call, impresa) }
}
