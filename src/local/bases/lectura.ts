import { Dexie, type DexieOptions, type EntityTable } from 'dexie'

import type { CallFailure } from '#contract/callError.ts'
import type { Archivo } from '#local/archivo.ts'

import { BASES } from './names.ts'

/** An answer of the provider, under its resource's key. */
export type Copia = {
  key: string
  resource: string
  value: unknown
  savedAt: number
  /** Size in bytes, with its file. */
  size?: number
  /**
   * Position of its request in the order of all requests: an answer to an older request never overwrites a newer one.
   */
  askedAt: number
  /**
   * The last position in that order when the answer arrived: the answer to a later request up to this position may be
   * older.
   */
  answeredAt?: number
  /** The version of the portal that stored it, with the provider's ETag. */
  etag?: string | undefined
  /** The provider is known to have newer data: this copy counts as old at any age. */
  outdated?: true
  /** Fields that this phone cannot open while it is locked (docs/decisions/058): they are absent here. */
  sellado?: readonly Uint8Array[]
}

/** Reason why the last attempt to refresh a copy failed; deleted by the next success. */
export type Falla = { key: string; failure: CallFailure; failedAt: number }

/**
 * The person whose data these are. Every write checks the generation, so that a late answer is never stored after a
 * sign-out.
 */
export type Dueno = { id: 'actual'; uid: string; generation: number }

/** Data composed in advance, to be shown before any screen can read the copies (sync/compose.ts). */
export type CuadroGuardado = { id: string; value: unknown; madeAt: number }

/** Bytes of a document, under the key of its copy, which has the other facts. Never a Blob: WebKit refuses those. */
export type ArchivoDeCopia = { key: string } & Archivo

/** The key that this phone signs with during this session. It cannot leave the browser, and the provider knows its public half. */
export type Llave = { id: 'dispositivo'; privada: CryptoKey; publica: Uint8Array<ArrayBuffer> }

export class LecturaDb extends Dexie {
  copias!: EntityTable<Copia, 'key'>
  fallas!: EntityTable<Falla, 'key'>
  dueno!: EntityTable<Dueno, 'id'>
  llaves!: EntityTable<Llave, 'id'>
  cuadros!: EntityTable<CuadroGuardado, 'id'>
  archivos!: EntityTable<ArchivoDeCopia, 'key'>

  constructor(name: string = BASES.lectura, options: DexieOptions = {}) {
    super(name, options)
    this.version(1).stores({ copias: 'key, resource', fallas: 'key', dueno: 'id' })
    this.version(2).stores({ llaves: 'id', documentos: 'id' })
    // A stored counter of an earlier version is still shown at once.
    this.version(3)
      .stores({ cuadros: 'id', documentos: null })
      .upgrade(async (change) => {
        await change.table('cuadros').bulkAdd(await change.table('documentos').toArray())
      })
    this.version(4).stores({ archivos: 'key' })
    // Index for reading age and size of all copies without loading them.
    this.version(5)
      .stores({ copias: 'key, resource, [resource+savedAt], [savedAt+size]' })
      .upgrade((change) =>
        change
          .table<Copia>('copias')
          .toCollection()
          .modify((copia) => {
            copia.size = JSON.stringify(copia.value).length
          }),
      )
  }
}

/** Removes copies with all that belongs to them; within a transaction of the three tables. */
export async function forgetCopies({ copias, fallas, archivos }: LecturaDb, keys: string[]) {
  await Promise.all([copias, fallas, archivos].map((table) => table.bulkDelete(keys)))
}

/** Keeps only the newest copies of a resource and deletes the others; within a transaction of the three tables. */
export async function keepNewest(lectura: LecturaDb, resource: string, howMany: number) {
  const byAge = await lectura.copias
    .where('[resource+savedAt]')
    .between([resource, Dexie.minKey], [resource, Dexie.maxKey])
    .primaryKeys()
  await forgetCopies(lectura, byAge.slice(0, -howMany))
}

/** Total size of all copies and the age of the oldest, read from the index alone. */
export async function takenBy({ copias }: LecturaDb): Promise<{ bytes: number; savedAt: number }> {
  // Keys of an index with two fields are pairs.
  const pairs = (await copias.orderBy('[savedAt+size]').keys()) as unknown as [number, number][]
  return {
    bytes: pairs.reduce((sum, [, size]) => sum + size, 0),
    savedAt: pairs[0]?.[0] ?? Date.now(),
  }
}
