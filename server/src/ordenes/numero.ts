import { randomInt } from 'node:crypto'

const SERIE = '0045'

/** 118311 → 0045-118311 */
export const numeroDeOrden = (idOrden: number) => `${SERIE}-${String(idOrden).padStart(6, '0')}`
export const sinFormato = (idOrden: number) => numeroDeOrden(idOrden).replace('-', '')

/** Id from a number in the form of people, QR codes or lists; 0 if it is not a number of an order. */
export function idDeNumero(numeroOrden: string): number {
  const digits = /^(?:0045-?)?(\d{6,9})$/.exec(numeroOrden.trim())?.[1]
  return digits === undefined ? 0 : Number(digits)
}

/** Eight digits, since people read them aloud and type them; they work only for the person they were given to. */
export const nuevaTransaccion = () => String(randomInt(10_000_000, 100_000_000))

/** Practice that a video consultation uses up (B §9). */
export const VIDEOCONSULTA = 525
