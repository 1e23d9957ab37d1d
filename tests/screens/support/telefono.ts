import { device } from '#live/device.ts'

/** Every copy is as old as if nobody had opened the portal for so long; by default a month. */
export const envejecer = (ms = 30 * 24 * 3_600_000) =>
  device.lectura.copias.toCollection().modify((copia) => {
    copia.savedAt -= ms
  })

/** The changes as this phone keeps them. */
export const cambios = () => device.salida.operaciones.toArray()
