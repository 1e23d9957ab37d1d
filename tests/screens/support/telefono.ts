import { device } from '#live/telefono/device.ts'

/** Makes all copies older by this time, by default a month. */
export const envejecer = (ms = 30 * 24 * 3_600_000) =>
  device.lectura.copias.toCollection().modify((copia) => {
    copia.savedAt -= ms
  })

/** The changes in this phone's outbox. */
export const cambios = () => device.salida.operaciones.toArray()
