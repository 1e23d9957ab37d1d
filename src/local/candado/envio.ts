import type { Device } from '#local/bases/device.ts'

/** Deletes the sender's key of a locked phone if all changes are sent. Does not load the code of the lock. */
export async function soltarEnvio(
  { salida, candado: llavero }: Device,
  uid: string | undefined = llavero?.uid,
): Promise<void> {
  if (uid === undefined) return
  const { candado, operaciones } = salida
  await salida.transaction('rw', candado, operaciones, async () => {
    const all = await operaciones.where({ uid }).count()
    const sent = await operaciones.where({ uid, state: 'done' }).count()
    if (all > sent) return
    await candado.where({ id: uid }).modify((row) => void delete row.envio)
  })
}
