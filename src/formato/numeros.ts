import { formas } from '#contract/formas.ts'

/** 27284567892 → 27-28456789-2 */
export const formatCuil = (cuil: string) =>
  `${cuil.slice(0, 2)}-${cuil.slice(2, 10)}-${cuil.slice(10)}`

/** 28456789 → 28.456.789 */
export const formatDocumento = (numero: number) => String(numero).replace(/\B(?=(\d{3})+$)/g, '.')

/** 123456, 0 → 00-123456-0, in the insurer's form. A number with too many digits is written whole. */
export function formatNumeroAfiliado(numero: number, orden: number): string {
  const digits = String(numero).padStart(cifrasDe(formas.afiliado), '0')
  const more = digits.length - cifrasDe(formas.afiliado)
  let at = 0
  return formas.afiliado.replaceAll(/[NO]/g, (sign) => {
    if (sign === 'O') return String(orden)
    const from = at
    at += from === 0 ? 1 + more : 1
    return digits.slice(from, at)
  })
}

/** Digits of a member number, without its order and the fixed beginning. */
export const cifrasDe = (forma: string): number => forma.split('N').length - 1

/**
 * Member number as 00-123456-0, 1234560 or 123456 (the holder), with any signs between its digits. Undefined for
 * another count of digits.
 */
export function leerNumeroAfiliado(text: string): { numero: number; orden: number } | undefined {
  const { afiliado } = formas
  const cifras = cifrasDe(afiliado)
  const typed = text.replaceAll(/\D/g, '')
  const orden = afiliado.includes('O') ? '(\\d)?' : ''
  const fixed = /^[\d./ -]*/.exec(afiliado)?.[0].replaceAll(/\D/g, '') ?? ''
  const short = new RegExp(`^(\\d{${cifras}})${orden}$`)
  const whole = new RegExp(`^${fixed}(\\d{${cifras}})${orden.replace('?', '')}$`)
  const [, numero, suOrden = '0'] =
    whole.exec(typed) ?? short.exec(typed.replace(/^0+/, '')) ?? short.exec(typed) ?? []
  return numero === undefined ? undefined : { numero: Number(numero), orden: Number(suOrden) }
}

/** As people read a long number to each other: '4200 0000 0710 0000'. */
export const enCuatros = (texto: string) => (texto.match(/.{1,4}/g) ?? []).join(' ')
