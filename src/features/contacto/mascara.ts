import { enmascararCorreo } from '#contract/correo.ts'

/** Enough to recognise one's own contact, and no more (VERI-02): the last three digits of a number. */
export function enmascarar(contacto: string): string {
  if (contacto.includes('@')) return enmascararCorreo(contacto)
  const digitos = contacto.replaceAll(/\D/g, '')
  return `${'•'.repeat(Math.max(0, digitos.length - 3))}${digitos.slice(-3)}`
}
