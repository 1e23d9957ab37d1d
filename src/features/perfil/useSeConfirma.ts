import { TIPOS_DE_CONTACTO } from '#contract/formatoDeContacto.ts'
import { useOfrece } from '#live/useOfrece.ts'

/** Whether a code can be sent to a contact of this kind: to an e-mail always, elsewhere unless the host says that it cannot. */
export function useSeConfirma(tipo: number | undefined): boolean {
  const soloPorCorreo = useOfrece('codigos-por-correo')
  return tipo === TIPOS_DE_CONTACTO.email || soloPorCorreo === false
}
