import { randomInt } from 'node:crypto'

const SERIE = '0045'

/** Writes order 118311 as '0045-118311'. */
export const numeroDeOrden = (idOrden: number) => `${SERIE}-${String(idOrden).padStart(6, '0')}`
export const sinFormato = (idOrden: number) => numeroDeOrden(idOrden).replace('-', '')

/** Id from an order number as written by people, QR codes or lists; 0 if the text is no order number. */
export function idDeNumero(numeroOrden: string): number {
  const digits = /^(?:0045-?)?(\d{6,9})$/.exec(numeroOrden.trim())?.[1]
  return digits === undefined ? 0 : Number(digits)
}

/** Eight digits, because people read them aloud and type them. The code works only for the person who got it. */
export const nuevaTransaccion = () => String(randomInt(10_000_000, 100_000_000))

/** Practice whose limit a video consultation uses up (specification B §9). */
export const VIDEOCONSULTA = 525
