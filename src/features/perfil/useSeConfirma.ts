import { TIPOS_DE_CONTACTO } from '#contract/formatoDeContacto.ts'
import { useOfrece } from '#live/proveedor/useOfrece.ts'

/**
 * True if a code can be sent to this type of contact: always for e-mail; for phones, if the provider sends codes to
 * them too.
 */
export function useSeConfirma(tipo: number | undefined): boolean {
  const soloPorCorreo = useOfrece('codigos-por-correo')
  return tipo === TIPOS_DE_CONTACTO.email || soloPorCorreo === false
}
