import { olvidarEmpezado } from '#live/borradores/borradores.ts'
import { keep } from '#live/cambios/keep.ts'
import { discardPendiente } from '#live/pendientes/decisiones.ts'
import { device } from '#live/telefono/device.ts'
import type { Archivo } from '#local/archivo.ts'
import { keepBorrador } from '#local/outbox/borradores.ts'
import { keepPapel } from '#local/outbox/papeles.ts'

/**
 * Opens a change that has not arrived as the form that it was typed in, with its files. The form is kept before the change is
 * taken back: whatever happens in between, nothing is lost. A change that is on its way stays what it is, and so does one that
 * may be at the provider while nobody can be asked.
 */
export async function reabrir(
  cambio: { id: string; generation: number },
  formulario: string,
  /** What the form says of the files, and the files as it says. */
  enFormulario: (archivos: readonly Archivo[]) => {
    value: unknown
    ids: readonly string[]
    archivos: readonly Archivo[]
  },
  /** The key of what is made of it. */
  clave: string = crypto.randomUUID(),
): Promise<'abierta' | 'enviada' | 'sin-saber'> {
  const form = { formulario, generation: cambio.generation }
  const kept = await keep(async () => {
    const { value, ids, archivos } = enFormulario(
      await device.salida.archivos.where({ operacion: cambio.id }).sortBy('n'),
    )
    for (const [n, { bytes, type, name }] of archivos.entries())
      await keepPapel(device, form, {
        id: ids[n] ?? crypto.randomUUID(),
        archivo: { bytes, type, name },
      })
    const row = { value, clave, window: '', now: Date.now() }
    await keepBorrador(device, form, row)
  })
  const outcome = kept.kept ? await discardPendiente(cambio) : 'failed'
  if (outcome === 'gone') return 'abierta'
  await olvidarEmpezado(formulario)
  return outcome === 'unknown' ? 'sin-saber' : 'enviada'
}
