import { number } from 'superstruct'

import { cumple } from '#contract/cumple.ts'
import { filasALaVista, leerVista, vistaActual, watchConCambios } from '#live/cambios/vista.ts'
import { type Failure, storedFailure } from '#live/proveedor/failure.ts'
import { conocido } from '#live/telefono/conocido.ts'
import { device } from '#live/telefono/device.ts'
import type { Copia } from '#local/bases/lectura.ts'
import type { Operacion } from '#local/bases/salida.ts'
import { withOverlays } from '#local/outbox/overlays.ts'
import type { AnyResource } from '#local/resource.ts'

/** State of a resource as a screen shows it. */
export type Shown<T> =
  | { state: 'loading' }
  /** `damaged`: the stored copy does not match the struct of its resource. */
  | { state: 'absent'; failure?: Failure; damaged?: true }
  | { state: 'ready'; value: T; savedAt: number; pending: boolean; failure?: Failure }

type AtStart = { generation: number; copies: Map<string, Copia> }

// Copies for the first frame, and the last shown state of each resource: a screen that opens shows it in its first
// frame, and the live query continues from there. Data of one session never appear in another.
let atStart: AtStart | undefined
const recent = new Map<string, { generation: number; shown: Shown<unknown> }>()

/**
 * Reads, before the first frame, the copies of resources with `alAbrir` and those that the opened screen shows. Forgets
 * an earlier person's data.
 */
export async function recallAll(deLaPantalla: readonly string[] = []): Promise<void> {
  recent.clear()
  atStart = undefined
  const { sesion } = (await leerVista()) ?? {}
  if (sesion?.state !== 'in') return
  const { generation } = sesion
  const always = conocido().resources.flatMap(({ alAbrir, name }) => (alAbrir ? [name] : []))
  const wanted = [...always, ...deLaPantalla]
  const { copias, dueno } = device.lectura
  const [copies, owner] = await Promise.all([
    copias.where('resource').anyOf(wanted).toArray(),
    dueno.get('actual'),
  ])
  // The copies may still belong to an earlier session: then none is shown.
  if (owner?.generation !== generation) return
  atStart = { generation, copies: new Map(copies.map((copy) => [copy.key, copy])) }
}

export function recall(
  resource: AnyResource,
  key: string,
  generation: number,
): Shown<unknown> | undefined {
  const known = recent.get(key)
  if (known?.generation === generation) return known.shown
  const copy = atStart?.generation === generation ? atStart.copies.get(key) : undefined
  const vista = vistaActual()
  if (!copy || vista?.sesion?.generation !== generation) return undefined
  const shown = shownOf(resource, copy, filasALaVista(vista))
  remember(key, generation, shown)
  return shown
}

function remember(key: string, generation: number, shown: Shown<unknown>) {
  recent.set(key, { generation, shown })
}

/** A deleted copy is not recalled either. */
function forget(key: string | undefined) {
  if (key === undefined) return
  recent.delete(key)
  atStart?.copies.delete(key)
}

/**
 * Calls `tell` with a resource's copies under these keys, in the form that screens show, again after every change.
 */
export function watchShown(
  resource: AnyResource,
  claves: string[],
  tell: (shown: Shown<unknown>[]) => void,
): () => void {
  const { copias, fallas } = device.lectura
  const read = (clave: string) => Promise.all([copias.get(clave), fallas.get(clave)])
  return watchConCambios(
    () => Promise.all(claves.map(read)),
    claves,
    (found, vista) => {
      const { sesion } = vista
      const filas = filasALaVista(vista)
      tell(
        found.map(([copy, falla], at): Shown<unknown> => {
          const failure = storedFailure(falla)
          const also = failure && { failure }
          if (!copy || sesion?.state !== 'in') {
            forget(claves[at])
            return { state: 'absent', ...also }
          }
          const shown = { ...shownOf(resource, copy, filas), ...also }
          remember(copy.key, sesion.generation, shown)
          return shown
        }),
      )
    },
  )
}

/** A copy in the form that screens show: checked, and with the person's own changes added. */
export function shownOf(resource: AnyResource, copy: Copia, rows: Operacion[]): Shown<unknown> {
  if (!isSound(resource, copy)) return { state: 'absent', damaged: true }
  const { savedAt } = copy
  return { state: 'ready', savedAt, ...withOverlays(conocido(), copy.key, copy, rows) }
}

const sound = new Map<string, number>()
const Momento = number()

/** Each stored answer is checked once; `savedAt` changes with every new answer. */
function isSound({ shape }: AnyResource, { key, value, savedAt, askedAt }: Copia): boolean {
  // A damaged copy may have no time at all.
  if (sound.has(key) && sound.get(key) === savedAt) return true
  if (!cumple(savedAt, Momento) || !cumple(askedAt, Momento)) return false
  if (shape && !cumple(value, shape)) return false
  sound.set(key, savedAt)
  return true
}
