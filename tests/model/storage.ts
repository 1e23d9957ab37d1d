import { IDBFactory, IDBOpenDBRequest, IDBTransaction } from 'fake-indexeddb'

import { countTasks, task } from './tasks.ts'

/** A user of a database: a tab, a worker. Events of the database reach it through `deliver`, or never. */
export type Owner = {
  dead: () => boolean
  /** Delayed while the user is frozen, and never if the user is dead. */
  deliver: (what: () => void) => void
  /** Number of tasks until the news of a finished transaction arrives. */
  delay: () => number
}

// Untyped parts of fake-indexeddb.
type Raw = { transactions: Transaction[]; processTransactions: () => void }
type Connection = { _rawDatabase: Raw; close: () => void }
type Transaction = {
  db: Connection
  mode: string
  _state: string
  _abort: (name: string | null) => void
}
type Target = { result?: Connection; dispatchEvent: Dispatch }
/** The path of a request's event includes its connection. */
type Happening = { type: string; eventPath: object[] }
type Dispatch = (event: Happening) => boolean

const owners = new WeakMap<object, Owner>()
const homes = new WeakMap<object, IDBFactory>()
/** Databases that were written to since the last check. */
const writes = new Set<IDBFactory>()
const shared = Object.getPrototypeOf(IDBTransaction.prototype) as Target
const dispatch = shared.dispatchEvent

let listening = false

/** As soon as one storage exists, every event of a database goes through this function. */
function listen(): void {
  if (listening) return
  listening = true
  countTasks()
  shared.dispatchEvent = hear
}

function hear(this: Target, event: Happening): boolean {
  if (this instanceof IDBOpenDBRequest) return ofOpening(this, event)
  if (this instanceof IDBTransaction) return ofTransaction(this as unknown as Transaction, event)
  const owner = owners.get(event.eventPath[0] ?? this)
  return owner?.dead() ? true : dispatch.call(this, event)
}

function ofOpening(request: Target, event: Happening): boolean {
  const owner = owners.get(request)
  if (owner && request.result) owners.set(request.result, owner)
  if (owner?.dead() && event.type === 'success') {
    request.result?.close()
    return true
  }
  return dispatch.call(request, event)
}

/**
 * The database continues when a transaction ends; the code that made the transaction is informed
 * after a delay.
 */
function ofTransaction(transaction: Transaction, event: Happening): boolean {
  const tell = () => dispatch.call(transaction as unknown as Target, event)
  const owner = owners.get(transaction.db)
  if (!owner || transaction.mode === 'versionchange') return tell()
  transaction.db._rawDatabase.processTransactions()
  const factory = homes.get(transaction.db)
  if (factory && transaction.mode === 'readwrite') writes.add(factory)
  const tellAfter = (tasks: number) => {
    if (tasks > 0) task(() => tellAfter(tasks - 1))
    else owner.deliver(tell)
  }
  tellAfter(owner.delay())
  return true
}

/** The databases of one phone: they outlive all their users. */
export function makeStorage() {
  listen()
  let factory = new IDBFactory()
  const connections = new Map<Owner, Connection[]>()

  return {
    /** The `indexedDB` of one window or worker. */
    indexedDBOf: (owner: Owner) => ({
      open: (name: string, version?: number) => {
        if (owner.dead()) return { addEventListener: () => undefined }
        const request = factory.open(name, version)
        owners.set(request, owner)
        const home = factory
        request.addEventListener('success', () => homes.set(request.result, home))
        request.addEventListener('success', () =>
          connections.set(owner, [
            ...(connections.get(owner) ?? []),
            request.result as unknown as Connection,
          ]),
        )
        return request
      },
      deleteDatabase: (name: string) => factory.deleteDatabase(name),
      databases: () => factory.databases(),
      cmp: (one: unknown, other: unknown) => factory.cmp(one, other),
    }),
    /** Deletes all databases; no living window may use them. */
    wipe: () => void (factory = new IDBFactory()),
    /** All rows of one table for checks; when no work is under way, the committed ones. Read only. */
    look: (database: string, table: string): unknown[] =>
      [...(rawOf(factory, database, table)?.records.values() ?? [])].map(({ value }) => value),
    /** True if there was a write since the last call. */
    hasChanged: () => {
      const changed = writes.has(factory)
      writes.delete(factory)
      return changed
    },
    /** The unfinished transactions of a dead user leave no trace. */
    leave: (owner: Owner) => {
      for (const connection of connections.get(owner) ?? []) {
        for (const transaction of connection._rawDatabase.transactions)
          if (transaction.db === connection && transaction._state !== 'finished')
            if (transaction.mode !== 'versionchange') transaction._abort('AbortError')
        connection.close()
      }
      connections.delete(owner)
    },
  }
}

type RawStore = { records: { values: () => Iterable<{ value: unknown }> } }
type RawFactory = { _databases: Map<string, { rawObjectStores: Map<string, RawStore> }> }

const rawOf = (factory: IDBFactory, database: string, table: string) =>
  (factory as unknown as RawFactory)._databases.get(database)?.rawObjectStores.get(table)

export type Storage = ReturnType<typeof makeStorage>
