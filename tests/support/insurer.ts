import { usarFormas } from '#contract/formas.ts'

import { CAPACIDADES } from '../../server/src/base/capacidades.ts'
import { PROVEEDOR, readProveedor } from '../../server/src/base/proveedor.ts'
import { ES_OTRO } from './aseguradora.ts'

/**
 * Insurer of the browser tests of this run; its forms count from here on. The second one has all extensions here, since
 * most journeys need some; `otroProveedor` plays it as it is.
 */
export const insurer = ES_OTRO
  ? { ...readProveedor('proveedores/otro'), capacidades: CAPACIDADES }
  : PROVEEDOR

usarFormas(insurer.formas)
