/** 27284567892 → 27-28456789-2 */
export const formatCuil = (cuil: string) =>
  `${cuil.slice(0, 2)}-${cuil.slice(2, 10)}-${cuil.slice(10)}`

/** 28456789 → 28.456.789 */
export const formatDocumento = (numero: number) => String(numero).replace(/\B(?=(\d{3})+$)/g, '.')

/** 123456, 0 → 00-123456-0 */
export const formatNumeroAfiliado = (numero: number, orden: number) =>
  `00-${String(numero).padStart(6, '0')}-${orden}`

/** As people read a long number to each other: '4200 0000 0710 0000'. */
export const enCuatros = (texto: string) => (texto.match(/.{1,4}/g) ?? []).join(' ')
