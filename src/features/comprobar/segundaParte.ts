import { comprobarCodigoDeEncargo } from '#local/pase/comprobarEncargo.ts'
import { comprobarCodigoDeReceta } from '#local/pase/comprobarReceta.ts'

import { CompararPdf } from './CompararPdf.tsx'
import { DatosDeReceta, RecetaEnBreve } from './DatosDeReceta.tsx'
import { palabrasDeEncargo } from './palabrasDeEncargo.ts'
import { palabrasDeReceta } from './palabrasDeReceta.ts'
import { Presenta } from './Presenta.tsx'

/** Code that checks prescriptions and lent passes, and describes the result. It loads after the check page. */
export const segundaParte = {
  comprobar: comprobarCodigoDeReceta,
  comprobarEncargo: comprobarCodigoDeEncargo,
  palabras: palabrasDeReceta,
  palabrasDeEncargo,
  Datos: DatosDeReceta,
  EnBreve: RecetaEnBreve,
  Comparar: CompararPdf,
  Presenta,
}
