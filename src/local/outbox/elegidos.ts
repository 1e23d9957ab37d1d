import type { Borrador, SalidaDb } from '#local/bases/salida.ts'

/** Place of the bytes of received files: in the table of the drafts' files, under a name that no form has. */
export const RECIBIDOS = 'recibidos'
export const comoPapel = (id: string) => `${RECIBIDOS}/${id}`

/** Files that a form was preparing are deleted with its draft; shared files stay. Inside a transaction over them. */
export async function dropElegidosOf(
  salida: SalidaDb,
  drafts: readonly Pick<Borrador, 'uid' | 'formulario'>[],
): Promise<void> {
  for (const { uid, formulario } of drafts)
    await dropRows(
      salida,
      await salida.recibidos
        .where({ uid })
        .filter((row) => row.elegido === true && row.destino?.formulario === formulario)
        .primaryKeys(),
    )
}

const A_DAY = 24 * 3_600_000

/**
 * Deletes files that were stored while the draft of their form was being sent or discarded: no form shows them. After a
 * day, because a form stores its first file before its draft. A locked phone cannot tell the form of a file.
 */
export async function forgetUnclaimed(salida: SalidaDb, now: number): Promise<void> {
  const { recibidos, adjuntos, borradores } = salida
  await salida.transaction('rw', recibidos, adjuntos, borradores, async () => {
    const drafts = new Set(
      (await borradores.toCollection().primaryKeys()).map((key) => JSON.stringify(key)),
    )
    const gone = await recibidos
      .filter(
        ({ uid, elegido, destino, at }) =>
          elegido === true &&
          destino !== undefined &&
          Math.abs(now - at) > A_DAY &&
          !drafts.has(JSON.stringify([uid, destino.formulario])),
      )
      .primaryKeys()
    await dropRows(salida, gone)
  })
}

/** Received files, with their bytes. Inside a transaction over both. */
export async function dropRows(
  { recibidos, adjuntos }: SalidaDb,
  ids: readonly string[],
): Promise<void> {
  await recibidos.bulkDelete([...ids])
  await adjuntos.bulkDelete(ids.map(comoPapel))
}
