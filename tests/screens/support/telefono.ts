import { device } from '#live/device.ts'

/** The changes as this phone keeps them. */
export const cambios = () => device.salida.operaciones.toArray()
