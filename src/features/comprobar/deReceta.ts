import { comprobarCodigoDeReceta } from '#local/pase/comprobarReceta.ts'

import { CompararPdf } from './CompararPdf.tsx'
import { DatosDeReceta, RecetaEnBreve } from './DatosDeReceta.tsx'
import { palabrasDeReceta } from './palabrasDeReceta.ts'

/** What checks a prescription and says what it came to: a file that comes behind the check page. */
export const deReceta = {
  comprobar: comprobarCodigoDeReceta,
  palabras: palabrasDeReceta,
  Datos: DatosDeReceta,
  EnBreve: RecetaEnBreve,
  Comparar: CompararPdf,
}
