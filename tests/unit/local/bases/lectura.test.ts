import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'

import { LecturaDb, takenBy } from '#local/bases/lectura.ts'

test('[NFR-02] a counter screen stored by an earlier version is kept under its new name, with all copies', async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange }
  const before = new Dexie('portal', options)
  before.version(1).stores({ copias: 'key, resource', fallas: 'key', dueno: 'id' })
  before.version(2).stores({ llaves: 'id', documentos: 'id' })
  const copia = { key: 'ficha/4', resource: 'ficha', value: 1, savedAt: 1, askedAt: 1 }
  const mostrador = { id: 'mostrador', value: { hojas: [] }, madeAt: 1 }
  await before.table('copias').add(copia)
  await before.table('documentos').add(mostrador)
  before.close()

  const now = new LecturaDb('portal', options)

  expect(await now.cuadros.toArray()).toEqual([mostrador])
  expect(await now.copias.toArray()).toEqual([{ ...copia, size: 1 }])
  expect([...(now.backendDB()?.objectStoreNames ?? [])]).not.toContain('documentos')
  now.close()
})

test("[FLT-54] a phone with the former version's database keeps its copies and can store documents", async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange }
  const before = new Dexie('portal', options)
  before
    .version(3)
    .stores({ copias: 'key, resource', fallas: 'key', dueno: 'id', llaves: 'id', cuadros: 'id' })
  const copia = { key: 'ficha/4', resource: 'ficha', value: 1, savedAt: 1, askedAt: 1 }
  await before.table('copias').add(copia)
  before.close()

  const now = new LecturaDb('portal', options)
  await now.archivos.add({ key: 'papel/1', bytes: new ArrayBuffer(1), type: '', name: '' })

  expect(await now.copias.toArray()).toEqual([{ ...copia, size: 1 }])
  expect(await takenBy(now)).toEqual({ bytes: 1, savedAt: 1 })
  now.close()
})
