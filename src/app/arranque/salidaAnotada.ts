import { CLAVE_SALIDA } from '#local/bases/names.ts'
import type { PorQueSalio } from '#local/bases/salida.ts'

/** The reason why a session ended, for the sign-in after it. `esperan`: number of unsent changes. */
export type Salida = { why: PorQueSalio; esperan: boolean; uid?: string | undefined }

/** `reconcile` writes it too, without `esperan`. */
type Anotada = [why?: Salida['why'], esperan?: boolean]

/** Stores the end of this tab's session until the next sign-in, so that the sign-in still shows it after a reload. */
export function anotarSalida(salida: Salida | undefined): void {
  try {
    if (salida) sessionStorage.setItem(CLAVE_SALIDA, JSON.stringify([salida.why, salida.esperan]))
    else sessionStorage.removeItem(CLAVE_SALIDA)
  } catch {
    // Without storage there was no session.
  }
}

export function salidaAnotada(): Salida | undefined {
  try {
    const [why, esperan] = JSON.parse(sessionStorage.getItem(CLAVE_SALIDA) ?? '[]') as Anotada
    return why === undefined ? undefined : { why, esperan: esperan ?? false }
  } catch {
    return undefined // Without storage there was no session.
  }
}
