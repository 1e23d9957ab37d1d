import { olvidarEmpezado } from '#live/borradores/borradores.ts'
import { keep } from '#live/cambios/keep.ts'
import { discardPendiente } from '#live/pendientes/decisiones.ts'
import { device } from '#live/telefono/device.ts'
import type { Archivo } from '#local/archivo.ts'
import { keepBorrador } from '#local/outbox/borradores.ts'
import { keepPapel } from '#local/outbox/papeles.ts'

/**
 * Turns a change that has not arrived back into its form, with its files. The form is stored before the change is removed, so
 * an interruption loses nothing. A change stays as it is while it is being sent, or while the provider may have it and cannot
 * be asked.
 */
export async function reabrir(
  cambio: { id: string; generation: number },
  formulario: string,
  /** The form's value for these files, and the files under the names of the form. */
  enFormulario: (archivos: readonly Archivo[]) => {
    value: unknown
    ids: readonly string[]
    archivos: readonly Archivo[]
  },
  /** Key of the form's next change. */
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
