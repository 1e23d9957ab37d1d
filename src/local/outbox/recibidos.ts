import type { Device } from '#local/bases/device.ts'
import { isFull } from '#local/bases/room.ts'
import type { Recibido, RecibidoGuardado, SalidaDb, SesionAbierta } from '#local/bases/salida.ts'

import { RECIBIDOS, dropElegidosOf, dropRows, comoPapel } from './elegidos.ts'
import type { Formulario } from './formulario.ts'
import { keepPapel } from './papeles.ts'

/** Limit for shared files at a time: a phone is no archive. Files that a form is preparing do not count. */
export const CABEN = { archivos: 12, bytes: 40 * 1024 * 1024 }

/** A file on arrival: from here on its bytes are stored apart. */
export type Llegado = Omit<Recibido, 'uid' | 'archivo'> & {
  archivo?: { type: string; bytes: ArrayBuffer }
}

type DeSesion = Pick<SesionAbierta, 'generation' | 'uid'>

/** Stores arrived files, if the session is still open and all of them fit. Existing ones stay unchanged. */
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
    // Unknown senders get one half; the other is reserved for files that the person shares.
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

/** Stores a file picked in a form, until the form has prepared it. */
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
 * Stores a prepared file. On a full phone the original files of its form are deleted first: they are only needed if the
 * page is closed during preparation.
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

/** This person's received files, without their bytes. */
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

/** The bytes of one received file. */
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
