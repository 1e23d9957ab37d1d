import { Dexie, type DexieOptions, type EntityTable } from 'dexie'
import { type Struct, is } from 'superstruct'

import { BASES } from './names.ts'

/** Configuration, capabilities and the last known state of the signal: nothing personal. */
export type Valor = { id: string; value: unknown; savedAt: number }

export class PublicaDb extends Dexie {
  valores!: EntityTable<Valor, 'id'>

  constructor(name: string = BASES.publica, options: DexieOptions = {}) {
    super(name, options)
    this.version(1).stores({ valores: 'id' })
  }
}

/** A value as it was stored; undefined if there is none, or if it is damaged. */
export async function readValor<T>(
  publica: PublicaDb,
  id: string,
  shape: Struct<T>,
): Promise<{ value: T; savedAt: number } | undefined> {
  const row = await publica.valores.get(id)
  if (!row || !is(row.value, shape)) return undefined
  return { value: row.value, savedAt: row.savedAt }
}
