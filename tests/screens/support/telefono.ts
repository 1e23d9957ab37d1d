import { prenderMotor } from '#app/trabajadores/motor.ts'
import { device } from '#live/telefono/device.ts'

/** Makes all copies older by this time, by default a month. */
export const envejecer = (ms = 30 * 24 * 3_600_000) =>
  device.lectura.copias.toCollection().modify((copia) => {
    copia.savedAt -= ms
  })

/** The changes in this phone's outbox. */
export const cambios = () => device.salida.operaciones.toArray()

/** Waits until the engine's calls under way have ended: after a round that already runs, a whole one. */
export async function terminarRonda(): Promise<void> {
  const motor = await prenderMotor()
  await motor.wake('start')
  await motor.wake('start')
}

/**
 * The provider's clock is so many days ahead of this phone's, as noted with the last answer. The signal must be cut: an
 * answer would note the real time.
 */
export async function desfasar(dias: number): Promise<void> {
  await terminarRonda()
  const value = dias * 24 * 3_600_000
  await device.publica.valores.put({ id: 'reloj', value, savedAt: Date.now() })
}
