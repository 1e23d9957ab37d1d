import { olvidarEmpezado } from '#live/borradores/borradores.ts'
import { keep } from '#live/cambios/keep.ts'
import { discardPendiente } from '#live/pendientes/decisiones.ts'
import { device } from '#live/telefono/device.ts'
import type { Archivo } from '#local/archivo.ts'
import { keepBorrador } from '#local/outbox/borradores.ts'
import type { Formulario } from '#local/outbox/formulario.ts'
import { tablesOf } from '#local/outbox/outbox.ts'
import { keepPapel } from '#local/outbox/papeles.ts'
import { showToast } from '#ui/toasts.ts'

import { texts } from './nuevaTexts.ts'

type Cambio = { id: string; generation: number }

/** The form's value for these files, and the files under the names of the form. */
type EnFormulario = (archivos: readonly Archivo[]) => {
  value: unknown
  ids: readonly string[]
  archivos: readonly Archivo[]
}

/** Ids of the changes that are becoming forms. */
const abriendose = new Set<string>()

/**
 * Turns a change that has not arrived back into its form, with its files. The form is stored before the change is removed, so
 * an interruption loses nothing. A change stays as it is while it is being sent, or while the provider may have it and cannot
 * be asked. True if the form is there; otherwise the person was told the reason. A second press meanwhile has no effect.
 */
export async function reabrir(
  cambio: Cambio,
  formulario: string,
  enFormulario: EnFormulario,
  /** Key of the form's next change. */
  clave: string = crypto.randomUUID(),
): Promise<boolean> {
  const { id } = cambio
  if (abriendose.has(id)) return false
  abriendose.add(id)
  return abrir(cambio, { formulario, enFormulario, clave }).finally(() => abriendose.delete(id))
}

type Forma = { formulario: string; enFormulario: EnFormulario; clave: string }

async function abrir(cambio: Cambio, { formulario, ...forma }: Forma): Promise<boolean> {
  const form = { formulario, generation: cambio.generation }
  const kept = await keep(() => guardar(cambio.id, form, forma))
  if (!kept.kept) {
    showToast(kept.message, { tipo: 'error' })
    return false
  }
  const outcome = await discardPendiente(cambio)
  if (outcome === 'gone') return true
  await olvidarEmpezado(formulario)
  // 'failed' was already told.
  if (outcome !== 'failed') showToast(outcome === 'unknown' ? texts.sinSaber : texts.yaSeEnvio)
  return false
}

/** Stores the form with its files, or none of it: files without their draft would never be deleted. */
function guardar(
  operacion: string,
  form: Formulario,
  { enFormulario, clave }: Omit<Forma, 'formulario'>,
): Promise<void> {
  const { salida } = device
  return salida.transaction('rw', tablesOf(salida), async () => {
    const { value, ids, archivos } = enFormulario(
      await salida.archivos.where({ operacion }).sortBy('n'),
    )
    for (const [n, { bytes, type, name }] of archivos.entries())
      await keepPapel(device, form, {
        id: ids[n] ?? crypto.randomUUID(),
        archivo: { bytes, type, name },
      })
    await keepBorrador(device, form, { value, clave, window: '', now: Date.now() })
  })
}
