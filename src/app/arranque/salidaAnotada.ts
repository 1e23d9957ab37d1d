import { CLAVE_SALIDA } from '#local/bases/names.ts'
import type { PorQueSalio } from '#local/bases/salida.ts'

/** How a session ended, for the sign-in that comes after it. */
export type Salida = { why: PorQueSalio; esperan: boolean; uid?: string | undefined }

/** Written here, and by `reconcile`, which does not know yet what waits to be sent. */
type Anotada = [why?: Salida['why'], esperan?: boolean]

/** How the session of this tab ended stays known until somebody signs in, so that a reload of the sign-in says it too. */
export function anotarSalida(salida: Salida | undefined): void {
  try {
    if (salida) sessionStorage.setItem(CLAVE_SALIDA, JSON.stringify([salida.why, salida.esperan]))
    else sessionStorage.removeItem(CLAVE_SALIDA)
  } catch {
    // Without storage there is no session that could end.
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
