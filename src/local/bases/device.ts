import type { Dexie } from 'dexie'

import type { Llavero } from '#local/candado/llavero.ts'

import { LecturaDb } from './lectura.ts'
import { BASES } from './names.ts'
import { PublicaDb } from './publica.ts'
import { SalidaDb } from './salida.ts'

const A_MOMENT = 1000

/** Everything that this phone keeps. */
export type Device = {
  lectura: LecturaDb
  salida: SalidaDb
  publica: PublicaDb
  /** The browser stores nothing: the data end with the page, and everything needs signal. */
  enMemoria?: true
  /** A newer version of the portal took the databases over: this one may not open them again. */
  cedido?: true
  /** Keys of the person's lock (candado/instalar.ts); absent without a lock. */
  candado?: Llavero
}

type Options = {
  /** The place of the databases, if they are not in the browser's own IndexedDB. */
  where?: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange }
  /** Writes that must end before a newer version takes over. */
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

/** True if this page or worker writes rows under a lock, and cannot read them. */
export const isLocked = ({ candado }: Device): boolean => candado?.isOpen === false

export const basesOf = ({ salida, lectura, publica }: Device): Dexie[] => [salida, lectura, publica]

/** A newer version of the portal wrote this database: this version does not touch it. */
class NewerThanCode extends Error {
  constructor(base: string) {
    super(`${base}: a newer version of the portal wrote it. Nothing was read and nothing changed.`)
    this.name = 'NewerThanCode'
  }
}

/**
 * The browser's databases, but opening one without a version throws. Dexie does that to a database newer than the code:
 * it would open it at its own version and add missing tables.
 */
export const neverNewer = (browsers: () => IDBFactory): IDBFactory => ({
  open(name, version) {
    if (version === undefined) throw new NewerThanCode(name)
    return browsers().open(name, version)
  },
  deleteDatabase: (name) => browsers().deleteDatabase(name),
  databases: () => browsers().databases(),
  cmp: (one, other) => browsers().cmp(one, other),
})

/** Closes the databases for good when a newer version of the portal wants to change one; Dexie by itself would reopen it. */
function makeWay(device: Device, onCeding: () => Promise<unknown> = async () => {}): void {
  for (const base of basesOf(device))
    base.on('versionchange', ({ newVersion }) => {
      if (newVersion === null) return true // The database was deleted: the next use opens an empty one.
      void cede(device, onCeding)
      return false
    })
}

async function cede(device: Device, onCeding: () => Promise<unknown>): Promise<void> {
  if (device.cedido) return
  device.cedido = true
  const tooLong = new Promise((resolve) => setTimeout(resolve, A_MOMENT))
  await Promise.race([onCeding().catch(() => undefined), tooLong])
  for (const base of basesOf(device)) base.close({ disableAutoOpen: true })
}
