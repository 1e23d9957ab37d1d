import type { Device } from '#local/bases/device.ts'
import { isFull } from '#local/bases/room.ts'
import type { Recibido, RecibidoGuardado, SalidaDb, SesionAbierta } from '#local/bases/salida.ts'

import { RECIBIDOS, dropElegidosOf, dropRows, comoPapel } from './elegidos.ts'
import type { Formulario } from './formulario.ts'
import { keepPapel } from './papeles.ts'

/** So much of what was shared lies there at a time: a phone is no archive. What a form is just making ready does not count. */
export const CABEN = { archivos: 12, bytes: 40 * 1024 * 1024 }

/** A file as it arrives: from here on its bytes lie apart. */
export type Llegado = Omit<Recibido, 'uid' | 'archivo'> & {
  archivo?: { type: string; bytes: ArrayBuffer }
}

type DeSesion = Pick<SesionAbierta, 'generation' | 'uid'>

/** Keeps what arrived, if that session is still open and all of it fits. What is there already stays as it is. */
export async function keepRecibidos(
  { salida }: Device,
  { generation, uid }: DeSesion,
  rows: readonly Llegado[],
): Promise<'guardado' | 'lleno' | 'lleno-sin-origen' | 'sin-sesion'> {
  return salida.transaction('rw', tablesOf(salida), async () => {
    if (!(await isOpen(salida, generation))) return 'sin-sesion'
    const before = (await readRecibidos(salida, uid)).filter(({ elegido }) => !elegido)
    const there = new Set(before.map(({ id }) => id))
    const news = rows.filter(({ id }) => !there.has(id))
    const all = [
      ...before.map(({ archivo, sinOrigen }) => ({ size: archivo?.size ?? 0, sinOrigen })),
      ...news.map(({ archivo, sinOrigen }) => ({
        size: archivo?.bytes.byteLength ?? 0,
        sinOrigen,
      })),
    ]
    if (!entran(all, 1)) return 'lleno'
    // The other half is for what the person shares.
    if (news.some(({ sinOrigen }) => sinOrigen) && !entran(all.filter(isUnknown), 1 / 2))
      return 'lleno-sin-origen'
    for (const row of news) await put(salida, uid, row)
    return 'guardado'
  })
}

type Peso = { size: number; sinOrigen: true | undefined }

const isUnknown = ({ sinOrigen }: Peso) => sinOrigen === true

const entran = (rows: readonly Peso[], part: number) =>
  rows.length <= CABEN.archivos * part &&
  rows.reduce((sum, { size }) => sum + size, 0) <= CABEN.bytes * part

/** Keeps a file that was picked in a form, until it is ready there. */
export async function keepElegido(
  { salida }: Device,
  generation: number,
  row: Omit<Llegado, 'elegido'>,
): Promise<void> {
  await salida.transaction('rw', tablesOf(salida), async () => {
    const session = await isOpen(salida, generation)
    if (session) await put(salida, session.uid, { ...row, elegido: true })
  })
}

/**
 * Keeps what became of a file that was picked. On a full phone the originals of its form go first: they are there for a page that
 * dies, and only then is anything else given up.
 */
export async function keepPreparado(
  device: Device,
  form: Formulario,
  preparado: Parameters<typeof keepPapel>[2],
): Promise<void> {
  try {
    await keepPapel(device, form, preparado)
  } catch (error) {
    if (!isFull(error)) throw error
    await dropElegidos(device, form)
    await keepPapel(device, form, preparado)
  }
}

async function dropElegidos({ salida }: Device, { formulario, generation }: Formulario) {
  await salida.transaction('rw', tablesOf(salida), async () => {
    const session = await isOpen(salida, generation)
    if (session) await dropElegidosOf(salida, [{ uid: session.uid, formulario }])
  })
}

/** This person's, without their bytes. */
export async function readRecibidos({ recibidos }: SalidaDb, uid: string): Promise<Recibido[]> {
  return (await recibidos.where({ uid }).toArray()).map(({ archivo, ...row }) => ({
    ...row,
    ...(archivo && {
      archivo: {
        type: archivo.type,
        size: 'bytes' in archivo ? archivo.bytes.byteLength : archivo.size,
      },
    }),
  }))
}

/** The bytes of one of them. */
export async function readBytes({ salida }: Device, id: string): Promise<ArrayBuffer | undefined> {
  const apart = await salida.adjuntos.get(comoPapel(id))
  if (apart) return apart.bytes
  const archivo = (await salida.recibidos.get(id))?.archivo
  return archivo && 'bytes' in archivo ? archivo.bytes : undefined
}

export async function dropRecibidos({ salida }: Device, ids: readonly string[]): Promise<void> {
  const { recibidos, adjuntos } = salida
  await salida.transaction('rw', recibidos, adjuntos, () => dropRows(salida, ids))
}

const tablesOf = ({ sesion, recibidos, adjuntos }: SalidaDb) => [sesion, recibidos, adjuntos]

async function isOpen({ sesion }: SalidaDb, generation: number) {
  const session = await sesion.get('actual')
  return session?.state === 'in' && session.generation === generation ? session : undefined
}

async function put({ recibidos, adjuntos }: SalidaDb, uid: string, llegado: Llegado) {
  const { archivo, ...rest } = llegado
  const row: RecibidoGuardado = { ...rest, uid }
  if (archivo) {
    const { type, bytes } = archivo
    const { id, name } = rest
    await adjuntos.put({ id: comoPapel(id), uid, formulario: RECIBIDOS, name, type, bytes })
    row.archivo = { type, size: bytes.byteLength }
  }
  await recibidos.put(row)
}
