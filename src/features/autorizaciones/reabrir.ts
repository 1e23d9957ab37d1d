import { olvidarEmpezado } from '#live/borradores/borradores.ts'
import { keep } from '#live/cambios/keep.ts'
import { discardPendiente } from '#live/pendientes/decisiones.ts'
import { device } from '#live/telefono/device.ts'
import type { Archivo } from '#local/archivo.ts'
import { keepBorrador } from '#local/outbox/borradores.ts'
import { keepPapel } from '#local/outbox/papeles.ts'

/**
 * Opens a change that has not arrived as the form that it was typed in, with its files. The form is kept before the change is
 * taken back, so nothing is lost in between. A change that is on its way stays as it is; so does a change that may be at the
 * provider while the provider cannot be asked.
 */
export async function reabrir(
  cambio: { id: string; generation: number },
  formulario: string,
  /** Turns the change's files into the value of the form, with their ids there. */
  enFormulario: (archivos: readonly Archivo[]) => {
    value: unknown
    ids: readonly string[]
    archivos: readonly Archivo[]
  },
  /** Key of the change that the form will make. */
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
