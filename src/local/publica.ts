import { Dexie, type EntityTable } from 'dexie'

import { BASES } from './names.ts'

/** Configuration, capabilities, the last known state of the signal: nothing personal. */
export type Valor = { id: string; value: unknown; savedAt: number }

export class PublicaDb extends Dexie {
  valores!: EntityTable<Valor, 'id'>

  constructor(name: string = BASES.publica) {
    super(name)
    this.version(1).stores({ valores: 'id' })
  }
}
