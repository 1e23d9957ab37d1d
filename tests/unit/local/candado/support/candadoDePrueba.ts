import { type Device, openDevice } from '#local/bases/device.ts'
import { conPin } from '#local/candado/aperturas.ts'
import { abrirCon, poner } from '#local/candado/candado.ts'
import { probarPin } from '#local/candado/intentos.ts'
import type { Llavero } from '#local/candado/llavero.ts'

export const UID = '1'
export const PIN = '274916'

/** Words of a person's data; each is found in the plain rows of `conDatos`. */
export const PALABRAS = ['Benítez', 'losartán', 'hipertensión', '30123456', 'cardiología']

/** A quick PIN: the stretching has a test of its own. */
export const conEstePin =
  (pin = PIN) =>
  (...[de, clave]: [Parameters<typeof conPin>[0], Uint8Array<ArrayBuffer>]) =>
    conPin(de, clave, pin, 10)

export async function puesto(device: Device, fuera: string[] = []): Promise<Llavero> {
  const made = await poner(device, UID, conEstePin(), fuera)
  if (!made) throw new Error('there is a lock already')
  return made.llavero
}

/** Another page of the same phone, as after a restart: without any key. */
export const otraPagina = (device: Device): Device =>
  openDevice(device.salida.name.replace('portal-salida', ''))

export async function claveCon(device: Device, pin = PIN): Promise<Uint8Array<ArrayBuffer>> {
  const said = await probarPin(device, UID, pin)
  if (said.state !== 'abierto') throw new Error(said.state)
  return said.clave
}

export async function abiertoCon(device: Device, pin = PIN): Promise<Llavero> {
  const llavero = await abrirCon(device, UID, await claveCon(device, pin))
  if (!llavero) throw new Error('no lock')
  return llavero
}

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer

/** A row in each table that has something to seal, each with one of the words. */
export async function conDatos({ lectura, salida }: Device): Promise<void> {
  const copia = { savedAt: 1, askedAt: 1, size: 2 }
  await lectura.copias.bulkPut([
    { key: 'recetas', resource: 'recetas', value: [{ droga: 'losartán' }], ...copia },
    {
      key: 'recetas-buscadas/{"documento":30123456}',
      resource: 'recetas-buscadas',
      value: { de: 'hipertensión' },
      ...copia,
    },
    { key: 'autorizacion/7', resource: 'autorizacion', value: 'cardiología', ...copia },
  ])
  await lectura.fallas.put({
    key: 'recetas-buscadas/{"documento":30123456}',
    failure: { kind: 'shape', detail: 'Benítez' },
    failedAt: 1,
  })
  await lectura.archivos.put({
    key: 'receta-pdf/30123456',
    bytes: bytes('losartán'),
    type: 'application/pdf',
    name: 'Benítez.pdf',
  })
  await lectura.cuadros.put({ id: 'mostrador', value: { nombre: 'Benítez' }, madeAt: 1 })
  const cambio = {
    uid: UID,
    type: 'palabra.agregar',
    group: 'palabras/hipertensión',
    payload: { lista: 'a', palabra: 'losartán' },
    createdAt: 1,
    answers: [],
    tries: 0,
  }
  await salida.operaciones.bulkAdd([
    { ...cambio, id: 'uno', state: 'pending', keys: ['uno'] },
    { ...cambio, id: 'dos', state: 'done', keys: ['dos'], answers: ['cardiología'], doneAt: 5 },
  ])
  await salida.archivos.put({
    operacion: 'uno',
    n: 0,
    bytes: bytes('hipertensión'),
    type: 'image/png',
    name: 'Benítez.png',
  })
  await salida.borradores.put({
    uid: UID,
    formulario: 'solicitud',
    value: { texto: 'cardiología' },
    clave: 'tres',
    window: 'w',
    savedAt: 1,
  })
  await salida.adjuntos.put({
    id: 'papel',
    uid: UID,
    formulario: 'solicitud',
    bytes: bytes('losartán'),
    miniatura: bytes('hipertensión'),
    type: 'image/png',
    name: 'Benítez.png',
  })
  await salida.recibidos.put({
    id: 'recibido',
    uid: UID,
    name: 'Benítez.png',
    at: 1,
    archivo: { type: 'image/png', size: 3 },
  })
}

/** All rows with something to seal, as the screens read them. */
export async function todo({ lectura, salida }: Device): Promise<unknown[]> {
  const tables = [
    lectura.copias,
    lectura.fallas,
    lectura.archivos,
    lectura.cuadros,
    salida.operaciones,
    salida.archivos,
    salida.borradores,
    salida.adjuntos,
    salida.recibidos,
  ]
  const rows = await Promise.all(
    tables.map(async (table) => (await table.toArray()).map((row) => JSON.stringify(sorted(row)))),
  )
  return rows.map((of) => of.toSorted())
}

/** Fields in one order, and bytes as numbers: a sealed row gives its fields in another order. */
function sorted(value: unknown): unknown {
  if (value instanceof ArrayBuffer) return [...new Uint8Array(value)]
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, of]) => [name, sorted(of)]),
  )
}
