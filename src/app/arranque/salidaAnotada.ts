import { CLAVE_SALIDA } from '#local/bases/names.ts'
import type { PorQueSalio } from '#local/bases/salida.ts'

/** End of a session, for the sign-in after it. `esperan`: unsent changes wait. */
export type Salida = { why: PorQueSalio; esperan: boolean; uid?: string | undefined }

/** Also written by `reconcile`, which leaves `esperan` out. */
type Anotada = [why?: Salida['why'], esperan?: boolean]

/** Stores the end of this tab's session until the next sign-in, so that the sign-in still shows it after a reload. */
export function anotarSalida(salida: Salida | undefined): void {
  try {
    if (salida) sessionStorage.setItem(CLAVE_SALIDA, JSON.stringify([salida.why, salida.esperan]))
    else sessionStorage.removeItem(CLAVE_SALIDA)
  } catch {
    // Without storage no session could exist.
  }
}

export function salidaAnotada(): Salida | undefined {
  try {
    const [why, esperan] = JSON.parse(sessionStorage.getItem(CLAVE_SALIDA) ?? '[]') as Anotada
    return why === undefined ? undefined : { why, esperan: esperan ?? false }
  } catch {
    return undefined // no storage, no session
  }
}
