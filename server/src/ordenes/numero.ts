import { randomInt } from 'node:crypto'

const SERIE = '0045'

/** 118311 → 0045-118311 */
export const numeroDeOrden = (idOrden: number) => `${SERIE}-${String(idOrden).padStart(6, '0')}`
export const sinFormato = (idOrden: number) => numeroDeOrden(idOrden).replace('-', '')

/** The id behind a number, as people, a QR or a list write it; 0 for anything else. */
export function idDeNumero(numeroOrden: string): number {
  const digits = /^(?:0045-?)?(\d{6,9})$/.exec(numeroOrden.trim())?.[1]
  return digits === undefined ? 0 : Number(digits)
}

/** Eight digits: they are read out and typed, and open nothing to anybody but whom they were given. */
export const nuevaTransaccion = () => String(randomInt(10_000_000, 100_000_000))

/** The practice that a video consultation uses up (B §9). */
export const VIDEOCONSULTA = 525
