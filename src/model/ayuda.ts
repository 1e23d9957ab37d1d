import { RUTA_DEL_MANUAL } from '#contract/archivos.ts'
import { documento } from '#local/documento/documento.ts'
import { enDireccion } from '#local/documento/traer.ts'
import type { NoParams } from '#local/resource.ts'

/** AYUD-01: the printed manual. The same text is in the portal itself, so the PDF is fetched only when it is opened. */
export const pdfDelManual = documento({
  name: 'manual.pdf',
  key: (_params: NoParams) => 'manual.pdf',
  traer: (call) => enDireccion(call, { url: RUTA_DEL_MANUAL }),
  freshFor: 24 * 3_600_000,
})
