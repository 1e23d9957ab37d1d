import { CLAVE_SIN_CANDADO } from '#local/bases/names.ts'
import { trasIngresar } from '#ui/llegada.ts'

/** On a shared phone a lock is proposed at each sign-in, until a person there says no. */
export function propuesto(): boolean {
  try {
    return localStorage.getItem(CLAVE_SIN_CANDADO) === null
  } catch {
    return false // A browser that keeps nothing has nothing to lock.
  }
}

/** Notes the choice before the form is sent: the portal may be there before the answer of the form is. */
export function elegido(compartido: boolean, candado: boolean): void {
  trasIngresar.candado = compartido && candado
  if (!compartido) return
  try {
    if (candado) localStorage.removeItem(CLAVE_SIN_CANDADO)
    else localStorage.setItem(CLAVE_SIN_CANDADO, 'no')
  } catch {
    // The same browser.
  }
}
