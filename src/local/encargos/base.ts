import { Dexie, type DexieOptions, type EntityTable } from 'dexie'

import type { PaseFirmado } from '#contract/pase/codigo.ts'
import { neverNewer } from '#local/bases/device.ts'
import { BASE_DE_PRESTADAS } from '#local/bases/names.ts'

type Bytes = Uint8Array<ArrayBuffer>
type Par = { privada: CryptoKey; publica: Bytes }

/** Contents of a transfer, as they arrived. */
export type PrestadaGuardada = {
  /** Fingerprint of the delegation. */
  huella: string
  encargo: Bytes
  pases: PaseFirmado[]
  recetas: PaseFirmado[]
  hojas: { numero: string; pdf: Bytes }[]
  /** End of the delegation, by the server's clock. */
  hasta: number
  recibidaAt: number
}

/** Keys of this phone as a receiver: for signatures, and for sealed transfers. Neither can leave the browser. */
export type LlavesDeReceptor = { id: 'receptor'; firma: Par; acuerdo: Par }

/**
 * A database apart from the others: loans belong to the phone, with or without an account. So a sign-out does not end
 * them, and the family's lists, search, counter and backup cannot contain them.
 */
export class PrestadasDb extends Dexie {
  prestadas!: EntityTable<PrestadaGuardada, 'huella'>
  llaves!: EntityTable<LlavesDeReceptor, 'id'>

  constructor(name: string = BASE_DE_PRESTADAS, options: DexieOptions = {}) {
    // Written strictly: the giver's phone is gone after the transfer.
    super(name, { ...options, chromeTransactionDurability: 'strict' })
    this.version(1).stores({ prestadas: 'huella', llaves: 'id' })
  }
}

/** Opens it at its first use; tests give each other's names a suffix. */
export function openPrestadas(suffix = ''): PrestadasDb {
  const base = new PrestadasDb(BASE_DE_PRESTADAS + suffix, {
    indexedDB: neverNewer(() => indexedDB),
  })
  base.on('versionchange', ({ newVersion }) => {
    if (newVersion === null) return true // It was deleted: the next use opens an empty one.
    base.close({ disableAutoOpen: true })
    return false
  })
  return base
}
