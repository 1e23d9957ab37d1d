import { aBase64 } from '#contract/base64.ts'
import { codigoDeReceta } from '#contract/pase/codigo.ts'
import { deUnaReceta, firmar, hacerLlave, join } from '#contract/pase/firmas.ts'
import { type RecetaFirmada, escribirReceta } from '#contract/pase/receta.ts'

const KID = 5

/** A prescription as a provider would sign it at this moment, valid for a month. */
export const unaReceta = (at: number, also: Partial<RecetaFirmada> = {}): RecetaFirmada => ({
  numero: '1048812',
  apellido: 'Quiroga',
  nombre: 'Norma',
  documento: '28456789',
  fecha: dia(at),
  vence: dia(at + 30 * 86_400_000),
  firmada: Math.floor(at / 60_000),
  profesional: 'Arrieta, Elena',
  cuir: '4200000104881207',
  remedios: [
    { remedio: 'Enalapril 10 mg', presentacion: 'Comprimidos × 30', cantidad: 1 },
    { remedio: 'Metformina 850 mg', presentacion: 'Comprimidos × 60', cantidad: 2 },
  ],
  ...also,
})

const dia = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Signs prescriptions without a server. */
export async function quienFirma() {
  const { privada, publica } = await hacerLlave()
  const firmada = async (receta: RecetaFirmada) => {
    const body = escribirReceta(receta)
    return { kid: KID, bytes: join(await firmar(privada, deUnaReceta(body)), body) }
  }
  return {
    publica,
    clave: (kid: number) => (kid === KID ? publica : undefined),
    clavePublica: { kid: KID, uso: 'pase' as const, clave: aBase64(publica) },
    firmada,
    codigo: async (receta: RecetaFirmada) =>
      codigoDeReceta(await firmada(receta), 'https://portal.example'),
  }
}
