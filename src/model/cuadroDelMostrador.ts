import { MOSTRADOR } from '#local/bases/names.ts'
import type { Cuadro } from '#local/cuadro.ts'
import { part } from '#local/part.ts'

import { afiliadoActual, grupoFamiliar } from './afiliados.ts'
import { pasesEmitidos } from './pases.ts'
import { recetasDe } from './recetas.ts'
import { cronica, cronicasDe } from './recetasCronicas.ts'
import { recetasFirmadas } from './recetasFirmadas.ts'

/** The counter's first picture, which the service worker answers with before anything else has started. */
export const cuadroDelMostrador: Cuadro = {
  id: MOSTRADOR,
  de: [
    grupoFamiliar,
    afiliadoActual,
    pasesEmitidos,
    recetasDe,
    cronicasDe,
    cronica,
    recetasFirmadas,
  ],
  yaCon: pasesEmitidos,
  load: async () => (await part(() => import('./mostrador/componer.ts'))).componerMostrador,
}
