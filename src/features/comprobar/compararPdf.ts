import { aBase64 } from '#contract/base64.ts'
import { CallError } from '#contract/callError.ts'
import { hojasDeRecetas } from '#contract/extensiones/hojas.ts'
import { type RecetaFirmada, huellaDeReceta } from '#contract/pase/receta.ts'
import { api } from '#live/llamadas/useLiveCall.ts'

/** Larger than any sheet of a prescription. */
const TOPE = 20 * 1024 * 1024

export type Comparado = 'igual' | 'otro' | 'sin-saber' | 'no-se-leyo'

/**
 * Compares a file with the sheets that the provider handed out for the prescription. The file stays here; only its hash
 * is sent.
 */
export async function compararPdf(receta: RecetaFirmada, archivo: Blob): Promise<Comparado> {
  if (archivo.size > TOPE) return 'otro'
  const bytes = await archivo.arrayBuffer().catch(() => undefined) // The file was moved or deleted after it was picked.
  if (!bytes) return 'no-se-leyo'
  const [huella, pdf] = await Promise.all([
    huellaDeReceta(receta),
    crypto.subtle.digest('SHA-256', bytes),
  ])
  try {
    const asked = { huella: aBase64(huella), pdf: aBase64(new Uint8Array(pdf)) }
    return (await api.call(hojasDeRecetas.comparar, asked)).igual ? 'igual' : 'otro'
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return 'sin-saber'
  }
}
