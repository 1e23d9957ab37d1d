import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, test } from 'vitest'

import { SalidaDb } from '#local/bases/salida.ts'

test("[FLT-54] a phone with the former version's database keeps changes and drafts, and can attach files", async () => {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange }
  const before = new Dexie('portal-salida', options)
  before.version(2).stores({
    sesion: 'id',
    operaciones: '++seq, &id, [uid+state], uid',
    revocaciones: 'sid',
    archivos: '[operacion+n], operacion',
    borradores: '[uid+formulario], uid',
    turnos: 'id',
    perdidas: 'id',
  })
  const operacion = { seq: 1, id: 'a', uid: '1', state: 'pending', keys: ['a'], answers: [] }
  const borrador = { uid: '1', formulario: 'f', value: 'x', clave: 'k', window: 'w', savedAt: 1 }
  await before.table('operaciones').add(operacion)
  await before.table('borradores').add(borrador)
  before.close()

  const now = new SalidaDb('portal-salida', options)
  const adjunto = { id: 'p', uid: '1', formulario: 'f', bytes: new ArrayBuffer(1), type: '' }
  await now.adjuntos.add({ ...adjunto, name: 'orden.pdf' })

  expect(await now.operaciones.toArray()).toEqual([operacion])
  expect(await now.borradores.toArray()).toEqual([borrador])
  expect(await now.adjuntos.where({ uid: '1', formulario: 'f' }).count()).toBe(1)
  expect(await now.recibidos.where({ uid: '1' }).count()).toBe(0)
  now.close()
})
