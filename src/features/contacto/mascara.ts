import { enmascararCorreo } from '#contract/correo.ts'

/** Masks a contact: enough stays to recognise one's own, and no more (VERI-02). Of a number, the last three digits. */
export function enmascarar(contacto: string): string {
  if (contacto.includes('@')) return enmascararCorreo(contacto)
  const digitos = contacto.replaceAll(/\D/g, '')
  return `${'•'.repeat(Math.max(0, digitos.length - 3))}${digitos.slice(-3)}`
}
