import { producto } from '#contract/producto.ts'
import type { Nombres } from '#live/candado/conHuella.ts'
import { aparato } from '#ui/esMovil.ts'

import { texts } from './texts.ts'

export const nombresDeLlave = (): Nombres => ({
  portal: producto.nombre,
  nombre: texts.nombreDeLlave(aparato()),
})
