import { comprobarCodigoDeReceta } from '#local/pase/comprobarReceta.ts'

import { CompararPdf } from './CompararPdf.tsx'
import { DatosDeReceta, RecetaEnBreve } from './DatosDeReceta.tsx'
import { palabrasDeReceta } from './palabrasDeReceta.ts'

/** Code that checks prescriptions and describes the result. It loads after the check page. */
export const deReceta = {
  comprobar: comprobarCodigoDeReceta,
  palabras: palabrasDeReceta,
  Datos: DatosDeReceta,
  EnBreve: RecetaEnBreve,
  Comparar: CompararPdf,
}
