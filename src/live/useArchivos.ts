import type { Archivo } from '#local/archivo.ts'

import { device } from './device.ts'
import { useLive } from './useLive.ts'

/** The files of a change that has not arrived, in their order; undefined until they are read. */
export const useArchivos = (operacion: string): Archivo[] | undefined =>
  useLive(() => device.salida.archivos.where({ operacion }).sortBy('n'), operacion)
