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

/** Received files, with their bytes. Inside a transaction over both. */
export async function dropRows(
  { recibidos, adjuntos }: SalidaDb,
  ids: readonly string[],
): Promise<void> {
  await recibidos.bulkDelete([...ids])
  await adjuntos.bulkDelete(ids.map(comoPapel))
}
