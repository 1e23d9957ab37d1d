import { device } from '#live/telefono/device.ts'

/** Makes all copies older by this time, by default a month. */
export const envejecer = (ms = 30 * 24 * 3_600_000) =>
  device.lectura.copias.toCollection().modify((copia) => {
    copia.savedAt -= ms
  })

/** The changes in this phone's outbox. */
export const cambios = () => device.salida.operaciones.toArray()

/** The provider's clock is so many days ahead of this phone's, as noted with the last answer. */
export const desfasar = (dias: number) =>
  device.publica.valores.put({ id: 'reloj', value: dias * 24 * 3_600_000, savedAt: Date.now() })
