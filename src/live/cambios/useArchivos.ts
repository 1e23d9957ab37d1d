import { device } from '#live/telefono/device.ts'
import { useLive } from '#live/telefono/useLive.ts'
import type { Archivo } from '#local/archivo.ts'

/** The files of an unsent change, in their order; undefined until they are read. */
export const useArchivos = (operacion: string): Archivo[] | undefined =>
  useLive(() => device.salida.archivos.where({ operacion }).sortBy('n'), operacion)
