import type { Device } from '#local/bases/device.ts'

/** Takes the sender's key out of the store of a locked phone, if nothing is unsent. Loads nothing of the lock. */
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
