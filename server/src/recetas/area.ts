import { area } from '../http/area.ts'
import { documentoDeReceta } from './documento.ts'
import { olvidarFirmas } from './firmas.ts'
import { recordarHoja } from './hojas.ts'
import { recetasFirmadasHandlers, recetasHandlers } from './routes.ts'

export const manifest = area({
  handlers: { recetas: recetasHandlers, recetasFirmadas: recetasFirmadasHandlers },
  matriz: () => import('./matriz.ts'),
  documents: { receta: { hacer: documentoDeReceta, entregado: recordarHoja } },
  seed: () => import('./semilla.ts'),
  cleanUp: olvidarFirmas,
})
