import { LecturaDb } from './lectura.ts'
import { BASES } from './names.ts'
import { PublicaDb } from './publica.ts'
import { SalidaDb } from './salida.ts'

/** Everything that this phone keeps. */
export type Device = { lectura: LecturaDb; salida: SalidaDb; publica: PublicaDb }

/** Opens the phone's databases; tests give each other's names a suffix. */
export function openDevice(suffix = ''): Device {
  return {
    lectura: new LecturaDb(BASES.lectura + suffix),
    salida: new SalidaDb(BASES.salida + suffix),
    publica: new PublicaDb(BASES.publica + suffix),
  }
}
