import { LecturaDb } from './lectura.ts'
import { BASES } from './names.ts'
import { makeWay, neverNewer } from './open.ts'
import { PublicaDb } from './publica.ts'
import { SalidaDb } from './salida.ts'

/** Everything that this phone keeps. */
export type Device = {
  lectura: LecturaDb
  salida: SalidaDb
  publica: PublicaDb
  /** The browser lets nothing be kept: all of it is gone with the page, and needs signal. */
  enMemoria?: true
  /** A newer version of the portal took the databases over: this one may not open them again. */
  cedido?: true
}

type Options = {
  /** Where the databases live, if not where the browser keeps them. */
  where?: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange }
  /** What is still to be written before a newer version takes over. */
  onCeding?: () => Promise<unknown>
}

/** Opens the phone's databases; tests give each other's names a suffix. */
export function openDevice(suffix = '', { where, onCeding }: Options = {}): Device {
  const options = {
    ...(where && { IDBKeyRange: where.IDBKeyRange }),
    indexedDB: neverNewer(() => where?.indexedDB ?? indexedDB),
  }
  const device: Device = {
    lectura: new LecturaDb(BASES.lectura + suffix, options),
    salida: new SalidaDb(BASES.salida + suffix, options),
    publica: new PublicaDb(BASES.publica + suffix, options),
  }
  makeWay(device, onCeding)
  return device
}
