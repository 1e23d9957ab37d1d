import { usarFormas } from '#contract/formas.ts'

import { PROVEEDOR, readProveedor } from '../../server/src/base/proveedor.ts'
import { ES_OTRO } from './aseguradora.ts'

/** Insurer of the browser tests of this run; its forms count from here on. */
export const insurer = ES_OTRO ? readProveedor('proveedores/otro') : PROVEEDOR

usarFormas(insurer.formas)
