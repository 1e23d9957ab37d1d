import type { Archivo } from '#local/archivo.ts'
import type { Device } from '#local/bases/device.ts'
import type { PapelGuardado, Borrador, SalidaDb } from '#local/bases/salida.ts'

import type { Formulario } from './formulario.ts'

/** Stores a file beside the draft of its form, immediately and as bytes. */
export async function keepPapel(
  { salida }: Device,
  { formulario, generation }: Formulario,
  { id, archivo, miniatura }: { id: string; archivo: Archivo; miniatura?: ArrayBuffer | undefined },
): Promise<void> {
  await salida.transaction('rw', salida.sesion, salida.adjuntos, async () => {
    const session = await salida.sesion.get('actual')
    if (session?.state !== 'in' || session.generation !== generation) return
    const { uid } = session
    await salida.adjuntos.put({ id, uid, formulario, ...archivo, ...(miniatura && { miniatura }) })
  })
}

/** The files of a draft, by their ids. */
export async function readPapeles(
  { salida }: Device,
  { formulario, generation }: Formulario,
): Promise<Map<string, PapelGuardado>> {
  const session = await salida.sesion.get('actual')
  if (session?.state !== 'in' || session.generation !== generation) return new Map()
  const rows = await salida.adjuntos.where({ uid: session.uid, formulario }).toArray()
  return new Map(rows.map((row) => [row.id, row]))
}

export async function dropPapeles({ salida }: Device, ids: readonly string[]): Promise<void> {
  await salida.adjuntos.bulkDelete([...ids])
}

/** Deletes the files of drafts. Inside a transaction over both. */
export async function dropPapelesOf(
  { adjuntos }: SalidaDb,
  drafts: readonly Pick<Borrador, 'uid' | 'formulario'>[],
): Promise<void> {
  for (const { uid, formulario } of drafts) await adjuntos.where({ uid, formulario }).delete()
}
