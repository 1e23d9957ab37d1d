import type { Device } from '#local/bases/device.ts'
import type { Borrador, SalidaDb } from '#local/bases/salida.ts'

import { NADIE, isLeft } from './deNadie.ts'
import { dropElegidosOf } from './elegidos.ts'
import type { Formulario } from './formulario.ts'
import { dropPapelesOf } from './papeles.ts'

/** Person of a form; undefined if the session in which it was shown has ended. */
async function ownerOf(salida: Device['salida'], generation: number): Promise<string | undefined> {
  if (generation === 0) return NADIE
  const session = await salida.sesion.get('actual')
  return session?.state === 'in' && session.generation === generation ? session.uid : undefined
}

/** The stored text of a form that was not yet accepted. */
export async function readBorrador(
  { salida }: Device,
  { formulario, generation }: Formulario,
): Promise<Borrador | undefined> {
  const uid = await ownerOf(salida, generation)
  if (uid === undefined) return undefined
  const found = await salida.borradores.get([uid, formulario])
  return found && isLeft(found, Date.now()) ? undefined : found
}

/** All drafts of this session with a form of one series: 'serie/…'. */
export async function readSerie(
  { salida }: Device,
  { formulario: serie, generation }: Formulario,
): Promise<Borrador[]> {
  const uid = await ownerOf(salida, generation)
  if (uid === undefined) return []
  return salida.borradores
    .where('[uid+formulario]')
    .between([uid, `${serie}/`], [uid, `${serie}/\uFFFF`])
    .toArray()
}

/**
 * Keeps a draft. If another window began the same draft, that window's key counts; a key under which an earlier text became
 * a change is not used again.
 */
export function keepBorrador(
  { salida }: Device,
  { formulario, generation }: Formulario,
  { value, clave, window, now }: { value: unknown; clave: string; window: string; now: number },
): Promise<string> {
  const { sesion, borradores, operaciones } = salida
  return salida.transaction('rw', sesion, borradores, operaciones, async () => {
    const uid = await ownerOf(salida, generation)
    if (uid === undefined) return clave
    const before = await borradores.get([uid, formulario])
    const shared = before?.clave ?? clave
    const isUsed = (await operaciones.get({ id: shared })) !== undefined
    const kept = isUsed ? crypto.randomUUID() : shared
    await borradores.put({ uid, formulario, value, clave: kept, window, savedAt: now })
    return kept
  })
}

/** Deletes the drafts of one form that were sent or discarded. A draft that was begun since then stays. */
export async function dropBorrador(
  device: Device,
  { formulario }: Formulario,
  claves: ReadonlySet<string>,
): Promise<void> {
  const { salida } = device
  const { borradores, adjuntos, recibidos } = salida
  await salida.transaction('rw', borradores, adjuntos, recibidos, async () => {
    const gone = await borradores
      .filter((row) => row.formulario === formulario && claves.has(row.clave))
      .toArray()
    await dropThem(salida, gone)
  })
}

/** Deletes the draft that became a change, in the transaction that stores the change. */
export async function spendBorrador(salida: SalidaDb, uid: string, clave: string): Promise<void> {
  const drafts = await salida.borradores.where({ uid }).toArray()
  await dropThem(
    salida,
    drafts.filter((row) => row.clave === clave),
  )
}

/** Deletes a person's draft of one form, with its files. */
export async function forgetBorrador(
  { salida }: Device,
  uid: string,
  formulario: string,
): Promise<void> {
  const { borradores, adjuntos, recibidos } = salida
  await salida.transaction('rw', borradores, adjuntos, recibidos, async () => {
    const draft = await borradores.get([uid, formulario])
    if (draft) await dropThem(salida, [draft])
  })
}

/** Deletes drafts with their files. Must run inside a transaction over both. */
async function dropThem(salida: SalidaDb, drafts: readonly Borrador[]): Promise<void> {
  if (drafts.length === 0) return // Most changes have no draft.
  await dropPapelesOf(salida, drafts)
  await dropElegidosOf(salida, drafts)
  await salida.borradores.bulkDelete(
    drafts.map(({ uid, formulario }): [string, string] => [uid, formulario]),
  )
}
