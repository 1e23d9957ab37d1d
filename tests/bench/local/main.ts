// The product's own reads and writes on its own databases, and the same amount without any library.
import type { Call } from '#contract/call.ts'
import { cumple } from '#contract/cumple.ts'
import { RECETA_CRONICA } from '#contract/notificaciones.ts'
import type { Receta } from '#contract/recetas.ts'
import { type Device, openDevice } from '#local/bases/device.ts'
import { enqueue } from '#local/outbox/outbox.ts'
import { startSession } from '#local/session/session.ts'
import { catalog } from '#model/catalog.ts'
import { descartarNotificacion } from '#model/notificaciones.ts'
import { recetasBuscadas } from '#model/recetas.ts'
import { pull } from '#sync/pull.ts'

/** Median of several tries each, in ms. `raw…`: without any library. */
export type Ms = Record<'pull' | 'rawRows' | 'read' | 'rawRead' | 'kept' | 'rawAdd', number>

const TRIES = 5
const MANY = 500
const FEW = 100

const receta = (n: number): Receta => ({
  recetaElectronica: {
    idRecetaElectronica: n,
    numero: `71${n}`,
    fechaPrescripcion: '2026-01-02',
  },
  estado: { codigo: '2', descripcion: 'Dispensada' },
  personaFisicaAfiliado: { apellido: 'Quiroga', nombre: 'Norma', numeroDocumento: '28456789' },
  farmacia: { nombre: 'Farmacia del Centro', localidad: 'Santa Rosa' },
  registro1: { drogas: ['Losartán'], presentacion: '50 mg comp. x 30', cantidad: 1 },
})
const recetas = (count: number) => Array.from({ length: count }, (_, n) => receta(n))

async function medir(): Promise<Ms> {
  const device = openDevice('-medida')
  const token = `.${btoa(JSON.stringify({ uid: '1', sid: 'medida' }))}.`
  await startSession(device, token, { shared: false })
  const raw = await rawBase()
  const times: Record<keyof Ms, number[]> = {
    pull: [],
    rawRows: [],
    read: [],
    rawRead: [],
    kept: [],
    rawAdd: [],
  }
  const time = async (which: keyof Ms, work: () => Promise<unknown>) => {
    const begun = performance.now()
    await work()
    times[which].push(performance.now() - begun)
  }
  // The first try of each opens its database, and does not count.
  for (let n = 0; n <= TRIES; n++) {
    await time('pull', () => pulled(device, n, MANY))
    await time('rawRows', () => raw.put('muchas', recetas(MANY)))
    await pulled(device, -1 - n, FEW)
    await time('read', () => read(device, -1 - n))
    if (n === 0) await raw.put('pocas', recetas(FEW))
    await time('rawRead', () => raw.all('pocas'))
    await time('kept', () => kept(device, n))
    await time('rawAdd', () => raw.put('cambios', [receta(n)]))
  }
  return Object.fromEntries(
    Object.entries(times).map(([which, all]) => [which, middle(all.slice(1))]),
  ) as Ms // the keys of `times`
}

const busqueda = (n: number) => ({ idAfiliado: n })

async function pulled(device: Device, n: number, count: number): Promise<void> {
  const answer = recetas(count)
  // Answers as the product's own call does: the type of each call's answer is checked by the resource's struct.
  const call = (async () => answer) as unknown as Call
  const outcome = await pull({ device, catalog, call, now: Date.now }, recetasBuscadas, busqueda(n))
  if (outcome !== 'stored') throw new Error(`The pull was '${outcome}'.`)
}

/** As a screen reads a copy: with the check of its struct. */
async function read(device: Device, n: number): Promise<void> {
  const copy = await device.lectura.copias.get(recetasBuscadas.key(busqueda(n)))
  if (!recetasBuscadas.shape || !cumple(copy?.value, recetasBuscadas.shape))
    throw new Error('The copy is not there.')
}

const kept = (device: Device, n: number) =>
  enqueue(
    device,
    descartarNotificacion,
    {
      notificacion: {
        idSolicitud: n,
        tipoNotificacion: 'Receta médica crónica',
        numeroNotificacion: `${n}`,
        codigoTipoNotificacion: RECETA_CRONICA,
      },
    },
    { now: n },
  )

const STORES = ['muchas', 'pocas', 'cambios'] as const

async function rawBase() {
  const opening = indexedDB.open('crudo')
  opening.addEventListener('upgradeneeded', () => {
    for (const name of STORES)
      opening.result.createObjectStore(name, { keyPath: 'recetaElectronica.idRecetaElectronica' })
  })
  const base = await done(opening)
  return {
    put: (name: (typeof STORES)[number], rows: Receta[]) => {
      const writing = base.transaction(name, 'readwrite', { durability: 'relaxed' })
      for (const row of rows) writing.objectStore(name).put(row)
      return new Promise<void>((resolve, reject) => {
        writing.addEventListener('complete', () => resolve())
        writing.addEventListener('error', () => reject(writing.error ?? new Error(name)))
      })
    },
    all: (name: (typeof STORES)[number]) => done(base.transaction(name).objectStore(name).getAll()),
  }
}

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')))
  })

const middle = (all: number[]) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN

Object.assign(globalThis, { medir })
